/**
 * TypeScript → one script that the Hermes VM of hermes-engine-cli can run. That VM is older than the phones' and knows
 * no classes, so Babel lowers each file with Expo's own preset before esbuild joins them.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import babel from '@babel/core';
import { build } from 'esbuild';

// The preset belongs to expo and npm may nest it there.
const { resolve: find } = createRequire(import.meta.url);
const PRESET = find('babel-preset-expo', { paths: [find('expo/package.json')] });
const FOLDER = join('.cache', 'hermes');

const lower = (path) =>
  babel.transformSync(readFileSync(path, 'utf8'), {
    filename: path,
    babelrc: false,
    configFile: false,
    presets: [[PRESET, { unstable_transformProfile: 'hermes-v0', worklets: false, reanimated: false }]],
    caller: {
      name: 'metro',
      bundler: 'metro',
      platform: 'android',
      engine: 'hermes',
      isDev: false,
      supportsStaticESM: true,
    },
  }).code;

const lowering = {
  name: 'lower for Hermes',
  setup: (bundler) =>
    bundler.onLoad({ filter: /\.[mc]?[tj]sx?$/ }, ({ path }) => ({ contents: lower(path), loader: 'js' })),
};

/** Bundles an entry for one engine (`node` or `hermes`) and returns the path of the script. */
export const bundle = async (entry, engine) => {
  mkdirSync(FOLDER, { recursive: true });
  const outfile = join(FOLDER, `${basename(entry).replace(/\.\w+$/, '')}.${engine}.js`);
  await build({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    outfile,
    target: 'esnext',
    logLevel: 'error',
    alias: { '@': resolve('src') },
    plugins: engine === 'hermes' ? [lowering] : [],
  });
  return outfile;
};
