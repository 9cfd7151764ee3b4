// @ts-check
/** Runs in the page: which elements a predicate means. React Native's props are read where its web port puts them. */

/**
 * @typedef {import('../types').Predicate} Predicate
 * @typedef {import('../types').Pattern} Pattern
 */

/**
 * Every element the predicate means, in document order.
 * @param {Predicate} predicate
 */
function find(predicate) {
  return [...document.body.querySelectorAll('*')].filter(
    (el) => !/^(script|style|noscript)$/i.test(el.tagName) && matches(el, predicate),
  );
}

/**
 * @param {Element} el
 * @param {Predicate} predicate
 * @returns {boolean}
 */
function matches(el, predicate) {
  switch (predicate.kind) {
    case 'id':
      return fits(predicate.pattern, el.getAttribute('data-testid') ?? undefined);
    case 'text':
      // The innermost one, else every container of a text would match it too.
      return (
        fits(predicate.pattern, textOf(el)) &&
        ![...el.children].some((child) => fits(predicate.pattern, textOf(child)))
      );
    case 'label':
      return fits(predicate.pattern, labelOf(el));
    case 'value':
      return fits(predicate.pattern, valueOf(el));
    case 'type':
      return isOfType(el, predicate.type);
    case 'traits':
      return predicate.traits.every((trait) => hasTrait(el, trait));
    case 'all':
      return predicate.of.every((part) => matches(el, part));
    case 'ancestor':
      for (let up = el.parentElement; up !== null; up = up.parentElement)
        if (matches(up, predicate.of)) return true;
      return false;
    case 'descendant':
      return [...el.querySelectorAll('*')].some((inner) => matches(inner, predicate.of));
  }
}

/**
 * @param {Pattern} pattern
 * @param {string | undefined} text
 */
function fits(pattern, text) {
  if (text === undefined) return false;
  return 'equals' in pattern ? text === pattern.equals : new RegExp(pattern.source, pattern.flags).test(text);
}

/**
 * What a reader of the screen reads there: the value of a field, the text of anything else.
 * @param {Element} el
 */
function textOf(el) {
  return el instanceof HTMLInputElement || el instanceof HTMLTextAreaElement
    ? el.value
    : (el.textContent ?? '');
}

/**
 * The accessible name. Text inside an accessible element belongs to that element, as on a phone.
 * @param {Element} el
 * @returns {string | undefined}
 */
function labelOf(el) {
  const own = el.getAttribute('aria-label') ?? el.getAttribute('alt');
  if (own !== null) return own;
  const ids = el.getAttribute('aria-labelledby');
  if (ids !== null)
    return ids
      .split(/\s+/)
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  if (isAccessible(el)) return el.textContent ?? undefined;
  const isText = el.childElementCount === 0 && el.textContent !== '';
  for (let up = el.parentElement; isText && up !== null; up = up.parentElement)
    if (isAccessible(up)) return undefined;
  return isText ? (el.textContent ?? undefined) : undefined;
}

/** @param {Element} el */
function isAccessible(el) {
  return el.hasAttribute('role') || el.hasAttribute('tabindex') || /^(a|button|h[1-6])$/i.test(el.tagName);
}

/**
 * @param {Element} el
 * @returns {string | undefined}
 */
function valueOf(el) {
  const spoken = el.getAttribute('aria-valuetext') ?? el.getAttribute('aria-valuenow');
  if (spoken !== null) return spoken;
  const on = toggleOf(el);
  if (on !== undefined) return on ? '1' : '0';
  const holds =
    el instanceof HTMLInputElement || el instanceof HTMLTextAreaElement || el instanceof HTMLSelectElement;
  return holds ? el.value : undefined;
}

/**
 * On or off, for a switch, check box or radio; of one wrapped in the element with the testID too.
 * @param {Element} el
 * @returns {boolean | undefined}
 */
function toggleOf(el) {
  const toggles = 'input[type=checkbox], input[type=radio], [aria-checked], [aria-pressed]';
  const toggle = el.matches(toggles) ? el : el.querySelector(toggles);
  if (toggle === null) return undefined;
  if (toggle instanceof HTMLInputElement && !toggle.hasAttribute('aria-checked')) return toggle.checked;
  return (toggle.getAttribute('aria-checked') ?? toggle.getAttribute('aria-pressed')) === 'true';
}

/** @param {Element} el */
function isEnabled(el) {
  return !el.matches(':disabled') && el.closest('[aria-disabled=true]') === null;
}

/** @param {Element} el */
function roleOf(el) {
  const said = el.getAttribute('role');
  if (said !== null) return said;
  const tag = el.tagName.toLowerCase();
  if (el instanceof HTMLInputElement) {
    return (
      { checkbox: 'checkbox', radio: 'radio', range: 'slider', search: 'searchbox' }[el.type] ?? 'textbox'
    );
  }
  if (/^h[1-6]$/.test(tag)) return 'heading';
  return { a: 'link', button: 'button', img: 'img', textarea: 'textbox', select: 'combobox', ul: 'list' }[
    tag
  ];
}

/**
 * Detox's semantic types as roles; any other word is a role or a tag.
 * @param {Element} el
 * @param {string} type
 */
function isOfType(el, type) {
  if (type === 'text') return el.childElementCount === 0 && el.textContent !== '' && roleOf(el) !== 'button';
  if (type === 'scrollview') return /auto|scroll/.test(getComputedStyle(el).overflow);
  /** @type {Record<string, string[]>} */
  const roles = {
    image: ['img'],
    'input-field': ['textbox', 'searchbox'],
    picker: ['combobox', 'listbox'],
    'activity-indicator': ['progressbar'],
    progress: ['progressbar'],
  };
  const role = roleOf(el);
  return (role !== undefined && (roles[type] ?? [type]).includes(role)) || el.tagName.toLowerCase() === type;
}

/**
 * @param {Element} el
 * @param {string} trait
 */
function hasTrait(el, trait) {
  switch (trait) {
    case 'selected':
      return el.getAttribute('aria-selected') === 'true' || el.getAttribute('aria-checked') === 'true';
    case 'disabled':
    case 'notEnabled':
      return !isEnabled(el);
    case 'text':
      return isOfType(el, 'text');
    default:
      return roleOf(el) === ({ header: 'heading', image: 'img', adjustable: 'slider' }[trait] ?? trait);
  }
}

module.exports = {
  find,
  matches,
  fits,
  textOf,
  labelOf,
  isAccessible,
  valueOf,
  toggleOf,
  isEnabled,
  roleOf,
  isOfType,
  hasTrait,
};
