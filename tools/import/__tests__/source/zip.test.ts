import { deflateRawSync } from 'node:zlib';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { brief, onlyCells, readFolder } from './read-folder';

const table = 'id,full name\n1,Ann\n';
const list = strToU8(table);

const zip = (entries: Zippable): Buffer => Buffer.from(zipSync(entries));

/** A zip file of one entry whose bytes are changed, counted from the end of the entry's name in the directory. */
function changed(name: string, change: (bytes: Buffer, directory: number, local: number) => void) {
  const bytes = zip({ [name]: list });
  const directory = bytes.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
  change(bytes, directory, 0);
  return bytes;
}

test('The files in a zip file are read, in folders too, sorted by name', async () => {
  const read = await readFolder({
    'roster.zip': zip({
      ...{ 'x/users.csv': list, 'orgs.csv': [list, { level: 0 }], 'readme.md': list },
      ...{ '__MACOSX/x/._users.csv': list, '.DS_Store': list },
    }),
  });
  const paths = ['roster.zip/orgs.csv', 'roster.zip/x/users.csv'];
  expect(read.files.map(({ path }) => path)).toEqual(paths);
  expect(read.tables.map(({ file, all, size }) => [file, all.length, size])).toEqual(
    paths.map((path) => [path, 1, list.length]),
  );
  expect(brief(read)).toEqual(['note unknown-kind roster.zip/readme.md']);
});

test('A large entry is inflated in parts, more than once', async () => {
  const text = `id,full name\n${Array.from({ length: 50_000 }, (_, id) => `${id},Ann ${id}\n`).join('')}`;
  const read = await readFolder({ 'a.zip': zip({ 'a.csv': strToU8(text) }) });
  expect(onlyCells(read)).toHaveLength(50_000);
  expect(onlyCells(read).at(-1)).toEqual(['49999', 'Ann 49999']);
});

test.each(['../out.csv', 'a/../../out.csv', '/etc/out.csv', 'C:/out.csv', '..\\out.csv'])(
  'A zip file with the path %s is refused whole',
  async (name) => {
    const read = await readFolder({ 'a.zip': zip({ 'good.csv': list, [name]: list }) });
    expect(brief(read)).toEqual(['error unsafe-zip-path a.zip']);
    expect(read.tables).toEqual([]);
  },
);

test('The name of an old program is read in the encoding of Western Europe', async () => {
  const bytes = zip({ 'na_ve.csv': list });
  for (let at = bytes.indexOf('na_ve'); at >= 0; at = bytes.indexOf('na_ve')) bytes[at + 2] = 0xef;
  const read = await readFolder({ 'a.zip': bytes });
  expect(read.files.map(({ path }) => path)).toEqual(['a.zip/naïve.csv']);
});

test('A zip file with a password, a link or an unknown packing is refused', async () => {
  const read = await readFolder({
    'a.zip': changed('list.csv', (bytes, at) => bytes.writeUInt16LE(1, at + 8)),
    'b.zip': changed('list.csv', (bytes, at) => bytes.writeUInt32LE(0xa1ff0000, at + 38)),
    'c.zip': changed('list.csv', (bytes, at) => bytes.writeUInt16LE(14, at + 10)),
    'd.zip': changed('list.csv', (bytes, at) => bytes.writeUInt16LE(0x41, at + 8)),
  });
  expect(brief(read)).toEqual([
    'error encrypted-zip a.zip',
    'error unsafe-zip-path b.zip',
    'error zip-method c.zip',
    'error encrypted-zip d.zip',
  ]);
});

test('A zip file in a zip file is refused, and the others are read', async () => {
  const read = await readFolder({
    'a.zip': zip({ 'a.csv': list, 'b.zip': zip({ 'c.csv': list }) }),
  });
  expect(brief(read)).toEqual(['error nested-zip a.zip/b.zip']);
  expect(onlyCells(read)).toEqual([['1', 'Ann']]);
});

test('A damaged zip file is an error wherever it is cut or changed', async () => {
  const whole = zip({ 'list.csv': strToU8(table.repeat(100)) });
  for (let length = 4; length < whole.length; length += 3) {
    const read = await readFolder({ 'a.zip': whole.subarray(0, length) });
    expect(read.problems).toMatchObject([{ severity: 'error', code: 'damaged-zip' }]);
    expect(read.tables).toEqual([]);
  }
});

test('A zip bomb is stopped at the limits, also if its directory lies', async () => {
  const size = 3_000_000;
  const bomb = zip({ 'bomb.csv': new Uint8Array(size).fill(97) });
  const limits = { zipRatioFrom: 1_000_000, row: 10 * size };
  expect(brief(await readFolder({ 'a.zip': bomb }, { limits }))).toEqual([
    'error zip-bomb a.zip/bomb.csv',
  ]);
  expect(brief(await readFolder({ 'a.zip': bomb }, { limits: { zipEntry: size - 1 } }))).toEqual([
    'error zip-too-large a.zip/bomb.csv',
  ]);
  expect(brief(await readFolder({ 'a.zip': bomb }, { limits: { zipTotal: size - 1 } }))).toEqual([
    'error zip-too-large a.zip',
  ]);
  const directory = bomb.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
  bomb.writeUInt32LE(1000, directory + 24);
  expect(brief(await readFolder({ 'a.zip': bomb }))).toEqual(['error damaged-zip a.zip/bomb.csv']);
});

test('A zip file with too many entries, or two of the same name, is refused', async () => {
  const many = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`${index}.csv`, list]));
  const read = await readFolder({ 'a.zip': zip(many) }, { limits: { zipEntries: 10 } });
  expect(brief(read)).toEqual(['error too-many-zip-entries a.zip']);
  const twice = zip({ 'a.csv': list, 'b.csv': list });
  for (let at = twice.indexOf('b.csv'); at >= 0; at = twice.indexOf('b.csv')) twice.write('a', at);
  expect(brief(await readFolder({ 'b.zip': twice }))).toEqual(['error repeated-zip-entry b.zip']);
});

test('A zip file whose sizes are in zip64 fields is read', async () => {
  expect(onlyCells(await readFolder({ 'a.zip': zip64(list) }))).toEqual([['1', 'Ann']]);
});

/** A zip file as programs write it that do not know the sizes when they start. */
function zip64(content: Uint8Array): Buffer {
  const name = Buffer.from('list.csv');
  const packed = deflateRawSync(content);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt16LE(name.length, 26);
  const extra = Buffer.alloc(20);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(16, 2);
  extra.writeBigUInt64LE(BigInt(content.length), 4);
  extra.writeBigUInt64LE(BigInt(packed.length), 12);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(0xffffffff, 20);
  entry.writeUInt32LE(0xffffffff, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt16LE(extra.length, 30);
  const start = local.length + name.length + packed.length;
  const length = entry.length + name.length + extra.length;
  const end64 = Buffer.alloc(56);
  end64.writeUInt32LE(0x06064b50, 0);
  end64.writeBigUInt64LE(1n, 32);
  end64.writeBigUInt64LE(BigInt(length), 40);
  end64.writeBigUInt64LE(BigInt(start), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(start + length), 8);
  const end = Buffer.alloc(22, 0xff);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(0, 20);
  return Buffer.concat([local, name, packed, entry, name, extra, end64, locator, end]);
}
