/** A page with one thing of every kind that the driver must tell apart. */
const root = document.getElementById('root');

function place(id, left, top, more = {}) {
  const { tag = 'div', text = '', into = root, style = {}, ...attributes } = more;
  const el = document.createElement(tag);
  el.className = 'box';
  if (id !== '') el.dataset.testid = id;
  Object.assign(el.style, { left: `${left}px`, top: `${top}px`, ...style });
  for (const [name, value] of Object.entries(attributes)) el.setAttribute(name, value);
  el.textContent = text;
  into.append(el);
  return el;
}

const route = place('route', 0, 0, { text: location.pathname, style: { width: '140px', height: '20px' } });
addEventListener('popstate', () => (route.textContent = location.pathname));

const report = place('report', 150, 0, { text: 'nothing', style: { width: '230px', height: '20px' } });
const say = (text) => (report.textContent = text);

const facts = () =>
  [
    navigator.language,
    matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    matchMedia('(prefers-reduced-motion: reduce)').matches ? 'still' : 'moving',
    getComputedStyle(document.documentElement).fontSize,
    getComputedStyle(document.body).paddingTop,
    getComputedStyle(document.body).paddingBottom,
  ].join(' ');
place('facts', 0, 22, { text: facts(), style: { width: '380px', height: '20px' } });

localStorage.setItem('visits', String(Number(localStorage.getItem('visits') ?? 0) + 1));
place('visits', 0, 44, { text: localStorage.getItem('visits'), style: { width: '40px', height: '20px' } });

const size = place('size', 150, 44, { style: { width: '120px', height: '20px' } });
const showSize = () => (size.textContent = `${innerWidth}×${innerHeight}`);
addEventListener('resize', showSize);
showSize();

// Touches.
const pad = place('pad', 0, 80, { text: 'Tap me', role: 'button', 'aria-label': 'The pad', tabindex: '0' });
let taps = [];
pad.addEventListener('pointerdown', (event) => {
  const now = performance.now();
  taps = now - (taps.at(-1) ?? 0) < 300 ? [...taps, now] : [now];
  say(`${event.pointerType} ${event.offsetX},${event.offsetY} ×${taps.length}`);
  pad.timer = setTimeout(() => say('long press'), 450);
});
pad.addEventListener('pointerup', () => clearTimeout(pad.timer));
const click = place('click', 100, 80, { text: 'Click', role: 'button', tabindex: '0' });
click.addEventListener('click', () => say('clicked'));
const below = place('below', 200, 80, { text: 'Below' });
below.addEventListener('pointerdown', () => say('touched below'));
place('through', 200, 80, { style: { background: 'none', pointerEvents: 'none' } });

// Seen and not seen.
place('covered', 0, 140, { text: 'Covered' }).addEventListener('pointerdown', () =>
  say('touched the covered'),
);
place('cover', 0, 140, { style: { background: 'white' } }).addEventListener('pointerdown', () =>
  say('touched the cover'),
);
place('half', 100, 140);
place('', 100, 140, { style: { width: '40px', background: '#333' } });
place('glazed', 200, 140, { text: 'Glazed' });
place('glass', 200, 140, { style: { background: 'rgba(0, 0, 0, 0.1)', pointerEvents: 'none' } });
place('ghost', 300, 140, { style: { opacity: '0' } });
place('hidden', 300, 140, { style: { visibility: 'hidden' } });
place('gone', 300, 140, { style: { display: 'none' } });
place('outside', -70, 190);
const window1 = place('', 100, 190, { style: { overflow: 'hidden' } });
place('clipped', 60, 0, { into: window1 });
place('late', 200, 190, { style: { display: 'none' } });
setTimeout(() => (document.querySelector('[data-testid=late]').style.display = 'block'), 700);

// Texts, fields, toggles.
for (const n of [0, 1, 2]) place(`twin-${n}`, n * 100, 240, { text: 'Twin' });
const nest = place('nest', 0, 290, { role: 'group', 'aria-label': 'Nest' });
place('egg', 10, 10, { into: nest, text: 'Egg', style: { width: '40px', height: '20px' } });
const field = place('field', 100, 290, { tag: 'input', placeholder: 'Name' });
field.addEventListener('keydown', (event) => event.key === 'Enter' && say(`entered ${field.value}`));
const toggle = place('toggle', 200, 290, { role: 'switch', 'aria-checked': 'false' });
toggle.addEventListener('click', () =>
  toggle.setAttribute('aria-checked', toggle.getAttribute('aria-checked') !== 'true'),
);
place('slider', 300, 290, { role: 'slider', 'aria-valuenow': '7', 'aria-disabled': 'true' });

// Scrolling.
const list = place('list', 0, 340, {
  role: 'list',
  style: { height: '100px', overflow: 'auto', touchAction: 'auto' },
});
for (let n = 0; n < 12; n++)
  place(`row-${n}`, 0, n * 40, { into: list, text: `Row ${n}`, style: { touchAction: 'auto' } });

// Two fingers, and a finger that carries something.
const map = place('map', 100, 340, { style: { width: '240px', height: '160px' } });
const spots = [place('spot-mid', 110, 70, { into: map }), place('spot-side', 170, 70, { into: map })];
for (const spot of spots) Object.assign(spot.style, { width: '20px', height: '20px', background: '#357' });
const fingers = new Map();
let [zoom, shift, span] = [1, 0, 0];
const draw = () =>
  spots.forEach((spot, n) => (spot.style.transform = `translate(${shift + n * 60 * (zoom - 1)}px, 0)`));
map.addEventListener('pointerdown', (event) => fingers.set(event.pointerId, event));
map.addEventListener('pointermove', (event) => {
  const before = fingers.get(event.pointerId);
  fingers.set(event.pointerId, event);
  if (fingers.size === 1) shift += event.clientX - before.clientX;
  if (fingers.size === 2) {
    const [a, b] = [...fingers.values()];
    const now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    zoom *= span > 0 ? now / span : 1;
    span = now;
    say(`zoom ${zoom.toFixed(1)} about ${Math.round((a.clientX + b.clientX) / 2)}`);
  }
  draw();
});
for (const end of ['pointerup', 'pointercancel'])
  map.addEventListener(end, (event) => (fingers.delete(event.pointerId), (span = 0)));

const parcel = place('parcel', 0, 520, { text: 'Parcel' });
place('shelf', 200, 520, { text: 'Shelf' });
parcel.addEventListener('pointermove', (event) => {
  Object.assign(parcel.style, { left: `${event.clientX - 40}px`, top: `${event.clientY - 20}px` });
});

// Two that give way to another once: one when it is touched, one while the finger is still on it.
const giveWay = (name, x, when) => {
  const shy = place(name, x, 650, { text: name });
  const lurker = place(`${name}-lurker`, x + 90, 650, { text: 'Lurker' });
  for (const one of [shy, lurker]) one.addEventListener('click', () => (one.textContent += ' click'));
  const duck = (event) => {
    if (event.target !== shy) return;
    removeEventListener(when, duck, { capture: true });
    const [here, there] = [shy.style.left, lurker.style.left];
    [shy.style.left, lurker.style.left] = [there, here];
    setTimeout(() => ([shy.style.left, lurker.style.left] = [here, there]), 150);
  };
  addEventListener(when, duck, { capture: true });
};
giveWay('shy', 10, 'pointerdown');
giveWay('timid', 200, 'touchstart');

// Life cycle and trouble.
const life = place('life', 0, 570, { style: { width: '380px', height: '20px' } });
document.addEventListener('visibilitychange', () => (life.textContent += `${document.visibilityState} `));
for (const name of ['blur', 'focus']) addEventListener(name, () => (life.textContent += `${name} `));
place('link', 0, 600, { text: 'Go', role: 'link' }).addEventListener('click', () => {
  history.pushState({}, '', '/further');
  route.textContent = location.pathname;
});
place('throw', 100, 600, { text: 'Throw' }).addEventListener('click', () => {
  throw new Error('thrown by the page');
});
place('complain', 200, 600, { text: 'Complain' }).addEventListener('click', () =>
  console.error('a complaint'),
);
place('phone-home', 300, 600, { text: 'Phone' }).addEventListener(
  'click',
  () => void fetch('http://127.0.0.2:8099/').catch(() => {}),
);
place('socket', 0, 710, { text: 'Socket' }).addEventListener(
  'click',
  () => void new WebSocket('ws://127.0.0.2:8099/'),
);
place('end', 100, 710, { text: 'End' }).addEventListener('click', () =>
  place('over-screen', 200, 710, { text: 'Game over' }),
);
