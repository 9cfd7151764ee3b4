/** What `npm run sweep` may be told, and what it looks at by itself. */
import { parseArgs } from 'node:util';

export const SIZES = [
  { width: 360, height: 640, insets: '24,0,0,0' },
  { width: 640, height: 360, insets: '0,24,0,24' },
  { width: 390, height: 844, insets: '59,0,34,0' },
  { width: 844, height: 390, insets: '0,59,21,59' },
  { width: 507, height: 768, insets: '24,0,20,0' },
  { width: 507, height: 1133, insets: '24,0,20,0' },
  { width: 744, height: 1133, insets: '24,0,20,0' },
  { width: 1133, height: 744, insets: '24,0,20,0' },
  { width: 820, height: 1180, insets: '24,0,20,0' },
  { width: 1180, height: 820, insets: '24,0,20,0' },
];

const LANGUAGES = ['en', 'de', 'fr'];
const SCHEMES = ['light', 'dark'];
const SCALES = ['100', '200'];
const LOOKS = LANGUAGES.flatMap((lang) =>
  SCHEMES.flatMap((scheme) => SCALES.map((scale) => `${lang}-${scheme}-${scale}`)),
);

const readLook = (text) => {
  if (!LOOKS.includes(text)) throw new Error(`There is no look ${text}: ${LOOKS.join(', ')}.`);
  const [lang, scheme, percent] = text.split('-');
  return { text, lang, scheme, scale: Number(percent) / 100 };
};

const readSize = (text) => {
  const size = SIZES.find(({ width, height }) => `${width}x${height}` === text);
  if (size) return size;
  throw new Error(
    `There is no size ${text}: ${SIZES.map((each) => `${each.width}x${each.height}`).join(', ')}.`,
  );
};

/** The states of a list: each named whole, or several by how their names begin where none has that name. */
export const chooseStates = (list, states) =>
  list.split(',').flatMap((word) => {
    const named = states.includes(word)
      ? [word]
      : states.filter((state) => word !== '' && state.startsWith(word));
    if (named.length === 0) throw new Error(`There is no screen ${word}: ${states.join(', ')}.`);
    return named;
  });

/** Screens, sizes and looks by name; whatever is not named is looked at as a whole. `states`: all there are. */
export const readOptions = (args, states) => {
  const { values } = parseArgs({
    args,
    options: {
      export: { type: 'string', default: 'dist/web' },
      screens: { type: 'string' },
      sizes: { type: 'string' },
      looks: { type: 'string' },
      // Writes the result to docs/measured.
      record: { type: 'boolean', default: false },
    },
  });
  return {
    folder: values.export,
    wanted: values.screens === undefined ? states : chooseStates(values.screens, states),
    sizes: values.sizes?.split(',').map(readSize) ?? SIZES,
    looks: (values.looks?.split(',') ?? LOOKS).map(readLook),
    /** The part of the record that it makes. */
    part: values.screens || values.sizes ? 'again' : values.looks ? 'looks' : 'all',
    record: values.record,
  };
};
