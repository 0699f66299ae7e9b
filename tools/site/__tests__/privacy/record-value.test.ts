import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { filesBelow } from '@/tools/file/files-below';
import { writeInventory } from '@/tools/file/inventory';
import { precompress } from '@/tools/site/build/precompress';
import { recordPathOf } from '@/tools/college/person-of';
import { addPeople, sealSitePeople } from '@/tools/college/publish/site-people';
import { guardPrivacy } from '@/tools/site/privacy/guard';
import { recordValues } from '@/tools/site/privacy/personal-value';
import { writeSiteFiles } from '../../servers/files';
import { people as records } from '@/__tests__/fixture/demo-people';
import { fixtureContent, fixturePublic } from '@/__tests__/fixture/folder';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

const target = { basePath: '', siteUrl: 'https://college.example' };
const pages = {
  'index.html': '<h1>Portal</h1>',
  '404.html': '<h1>Not found</h1>',
  'login/index.html': '<form><label>Username</label></form>',
  'Dashboard/index.html': '<h1>Dashboard</h1><p>Sign in to see your record.</p>',
  '_next/static/chunks/a.js': 'fetch("/people/people.json")',
};

/** A college of invented people with its content, and an export of its site with the sealed records. */
async function build() {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  const college = Object.fromEntries(
    records.map((record) => [`college/records/${recordPathOf(record)}`, JSON.stringify(record)]),
  );
  const root = writeFolder({
    ...college,
    'package.json': '{"name":"edify","version":"1.0.0"}',
    'content/site.json': JSON.stringify({ openSample: false }),
  });
  cpSync(join(fixtureContent, 'people'), join(root, 'content/people'), { recursive: true });
  cpSync(fixturePublic, join(root, 'public'), { recursive: true });
  const out = writeFolder(pages);
  writeSiteFiles(out, target);
  expect(await sealSitePeople(root, () => {})).toBe(true);
  const check = () => guardPrivacy(fixtureContent, out, recordValues(root));
  const finish = async () => {
    await precompress(out, () => {});
    writeInventory(out, root, target);
    addPeople(root, out);
  };
  return { root, out, check, finish };
}

/** All that a file holds: its name, its bytes as text, and those texts unpacked or decoded. */
function textsOf(out: string, file: string): string {
  const bytes = readFileSync(join(out, file));
  const unpacked = file.endsWith('.gz')
    ? gunzipSync(bytes)
    : file.endsWith('.br')
      ? brotliDecompressSync(bytes)
      : bytes;
  const text = unpacked.toString('latin1');
  const decoded = text
    .split(/[^\w-]+/)
    .map((part) => Buffer.from(part, 'base64url').toString('latin1'));
  return [file, text, unpacked.toString('utf16le'), ...decoded].join('\n').toLowerCase();
}

test('Nothing that a server holds contains a name, an id or a code of the college', async () => {
  const { root, out, check, finish } = await build();
  expect(check()).toContain('none in out/');
  await finish();
  const files = filesBelow(out);
  expect(
    files.filter((file) => /^people\/[0-9a-f]{2}\/[0-9a-f]{30}\.jwe$/.test(file)),
  ).toHaveLength(records.length);
  const values = [...recordValues(root)];
  for (const [path, count] of Object.entries({ name: 1, id: 1, code: 2 }))
    expect(values.filter((value) => value.path === path)).toHaveLength(count * records.length);
  const secret = readFileSync(join(root, 'college/secret'), 'utf8').trim().toLowerCase();
  for (const file of files) {
    const text = textsOf(out, file);
    expect(text).not.toContain(secret);
    for (const value of values)
      expect(text.includes(value.text.toLowerCase()) ? [file, value] : []).toEqual([]);
  }
  const inventory = readFileSync(join(out, 'build.json'), 'utf8');
  expect(inventory).not.toContain('people/');
});

test('The people are those that were sealed, without reading the records again', async () => {
  const { root } = await build();
  const values = new Set([...recordValues(root)].map(({ text, path }) => `${path} ${text}`));
  const state = join(root, 'college/seal-state.json');
  renameSync(state, `${state}.away`);
  const read = new Set([...recordValues(root)].map(({ text, path }) => `${path} ${text}`));
  expect(values).toEqual(read);
  renameSync(`${state}.away`, state);
  for (const record of records)
    writeFileSync(join(root, 'college/records', recordPathOf(record)), 'no record');
  expect([...recordValues(root)]).toHaveLength(4 * records.length);
});

test('The same search finds a value that is there', async () => {
  const { root, out, finish } = await build();
  await finish();
  const [value] = recordValues(root);
  const text = value?.text ?? '';
  const file = 'Dashboard/index.html';
  expect(textsOf(writeFolder({ [file]: `<p>${text}</p>` }), file)).toContain(text.toLowerCase());
  const encoded = Buffer.from(text).toString('base64url');
  expect(textsOf(writeFolder({ [file]: encoded }), file)).toContain(text.toLowerCase());
  expect(filesBelow(out).length).toBeGreaterThan(20);
});
