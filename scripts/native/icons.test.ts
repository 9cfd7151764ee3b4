import { checkAdaptiveIcon, checkAppIconSet, checkIconSources, ICON_SIZES, pngSize } from './icons';

function png(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(24);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

const APP_JSON = Object.keys(ICON_SIZES)
  .map((name) => `"./assets/icons/${name}"`)
  .join();
const good = (name: string) => png(ICON_SIZES[name] ?? 0, ICON_SIZES[name] ?? 0);

describe('icons', () => {
  it('are measured by their header', () => {
    expect(pngSize(png(48, 32))).toEqual({ width: 48, height: 32 });
    expect(pngSize(new Uint8Array(24))).toBeUndefined();
  });

  it('fail when one is missing, of another size, or not used', () => {
    expect(checkIconSources(good, APP_JSON)).toEqual([]);
    expect(checkIconSources((name) => (name === 'icon.png' ? undefined : good(name)), APP_JSON)).toEqual([
      'assets/icons/icon.png is missing',
    ]);
    expect(
      checkIconSources((name) => (name === 'icon.png' ? png(512, 512) : good(name)), APP_JSON),
    ).toHaveLength(1);
    expect(checkIconSources(good, APP_JSON.replace('favicon.png', ''))).toHaveLength(1);
  });

  it('on Android have all three layers at every density', () => {
    const launcher = '<background /><foreground /><monochrome />';
    const files = ['mdpi', 'hdpi', 'xhdpi', 'xxhdpi', 'xxxhdpi'].flatMap((density) =>
      ['foreground', 'background', 'monochrome'].map(
        (layer) => `mipmap-${density}/ic_launcher_${layer}.webp`,
      ),
    );
    expect(checkAdaptiveIcon(launcher, files)).toEqual([]);
    expect(checkAdaptiveIcon('<background /><foreground />', files)).toEqual([
      'ic_launcher.xml has no monochrome',
    ]);
    expect(checkAdaptiveIcon(launcher, files.slice(1))).toHaveLength(1);
  });

  it('on iOS come in three looks of 1024', () => {
    const images = ['dark', 'tinted'].map((value) => ({
      filename: `${value}.png`,
      appearances: [{ value }],
    }));
    const contents = JSON.stringify({ images: [{ filename: 'light.png' }, ...images] });
    expect(checkAppIconSet(contents, () => png(1024, 1024))).toEqual([]);
    expect(checkAppIconSet(JSON.stringify({ images }), () => png(1024, 1024))).toEqual([
      'there is no light icon for iOS',
    ]);
    expect(checkAppIconSet(contents, () => png(512, 512))).toHaveLength(3);
  });
});
