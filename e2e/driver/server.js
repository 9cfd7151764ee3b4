// @ts-check
/** Serves the folder of a web export on a free local port. Knows nothing of Detox. */
const fs = require('node:fs');
const http = require('node:http');
const path = require('node:path');

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.otf': 'font/otf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * The file that answers a request: itself, or `index.html` for a route of the app; none for a missing asset.
 * @param {string} root
 * @param {string} url
 * @returns {string | undefined}
 */
function resolveFile(root, url) {
  const name = decodeName(url);
  if (name === undefined) return undefined;
  const file = path.join(root, name);
  if (file !== root && !file.startsWith(root + path.sep)) return undefined;
  if (fs.statSync(file, { throwIfNoEntry: false })?.isFile()) return file;
  return path.extname(name) in TYPES ? undefined : path.join(root, 'index.html');
}

/** @param {string} url */
function decodeName(url) {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/s, ''));
  } catch {
    return undefined;
  }
}

/**
 * Serves `folder` until `close` is called.
 * @param {string} folder
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
async function serveFolder(folder) {
  const root = path.resolve(folder);
  if (!fs.existsSync(path.join(root, 'index.html'))) {
    throw new Error(`There is no web export in ${folder}: run \`npm run export -- web\` first.`);
  }
  const server = http.createServer((request, response) => {
    const file = resolveFile(root, request.url ?? '/');
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
    fs.createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

module.exports = { serveFolder };
