/** Weighs a page's JavaScript heap after a forced collection, by means of a heap snapshot. */

const COLLECTIONS = 3;

/** Bytes in all, of code that the browser has compiled, and of everything else. */
export const weighHeap = async (devtools) => {
  for (let times = 0; times < COLLECTIONS; times += 1) {
    await devtools.send('HeapProfiler.collectGarbage');
    await new Promise((done) => setTimeout(done, 200));
  }
  const { usedSize: all } = await devtools.send('Runtime.getHeapUsage');
  const code = weighCode(JSON.parse(await takeSnapshot(devtools)));
  return { all, code, rest: all - code };
};

const takeSnapshot = async (devtools) => {
  const chunks = [];
  const keep = ({ chunk }) => chunks.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return chunks.join('');
};

/** A snapshot's nodes are rows of numbers; its head says what each column is. */
const weighCode = ({ snapshot: { meta }, nodes }) => {
  const [type, size] = ['type', 'self_size'].map((field) => meta.node_fields.indexOf(field));
  const code = meta.node_types[type].indexOf('code');
  let bytes = 0;
  for (let row = 0; row < nodes.length; row += meta.node_fields.length)
    if (nodes[row + type] === code) bytes += nodes[row + size];
  return bytes;
};
