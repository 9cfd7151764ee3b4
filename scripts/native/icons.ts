/** The width and height of a PNG, by its header; undefined when it is none. */
export function pngSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  if (bytes.length < 24 || signature.some((byte, index) => bytes[index] !== byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Square, of one size, for each picture that app.json names. */
export const ICON_SIZES: Readonly<Record<string, number>> = {
  'icon.png': 1024,
  'icon-dark.png': 1024,
  'icon-tinted.png': 1024,
  'adaptive-foreground.png': 1024,
  'adaptive-background.png': 1024,
  'adaptive-monochrome.png': 1024,
  'splash.png': 720,
  'splash-dark.png': 720,
  'favicon.png': 192,
};

export function checkIconSources(read: (name: string) => Uint8Array | undefined, appJson: string): string[] {
  return Object.entries(ICON_SIZES).flatMap(([name, size]) => {
    const bytes = read(name);
    if (!bytes) return [`assets/icons/${name} is missing`];
    const found = pngSize(bytes);
    if (found?.width !== size || found.height !== size) {
      return [`assets/icons/${name} is not a PNG of ${size} × ${size}`];
    }
    return appJson.includes(`./assets/icons/${name}`) ? [] : [`app.json does not use assets/icons/${name}`];
  });
}

const DENSITIES = ['mdpi', 'hdpi', 'xhdpi', 'xxhdpi', 'xxxhdpi'];
const LAYERS = ['foreground', 'background', 'monochrome'];

/** The paths under res/ that an adaptive icon with its themed layer needs. */
export function checkAdaptiveIcon(launcher: string, resources: readonly string[]): string[] {
  return LAYERS.flatMap((layer) => [
    ...(launcher.includes(`<${layer} `) ? [] : [`ic_launcher.xml has no ${layer}`]),
    ...DENSITIES.map((density) => `mipmap-${density}/ic_launcher_${layer}.webp`)
      .filter((path) => !resources.includes(path))
      .map((path) => `${path} is missing`),
  ]);
}

/** The three looks of the icon on iOS, each a PNG of 1024 that is there. */
export function checkAppIconSet(contents: string, read: (name: string) => Uint8Array | undefined): string[] {
  const { images } = JSON.parse(contents) as {
    images: { filename: string; appearances?: { value: string }[] }[];
  };
  const looks = images.map(({ appearances }) => appearances?.[0]?.value ?? 'light');
  return [
    ...['light', 'dark', 'tinted']
      .filter((look) => !looks.includes(look))
      .map((look) => `there is no ${look} icon for iOS`),
    ...images.flatMap(({ filename }) => {
      const bytes = read(filename);
      const size = bytes && pngSize(bytes);
      return size?.width === 1024 && size.height === 1024 ? [] : [`${filename} is not a PNG of 1024 × 1024`];
    }),
  ];
}
