import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { runsOf } from '@/__tests__/full-run';
import { movedOrder } from '@/components/profile/edit/manage-list';
import { deleteWithUndo } from '@/lib/store/deletion';
import { workspace } from '@/lib/store/device';
import { fileId } from '@/lib/store/field-schema';
import { toFileRecord } from '@/lib/store/file';
import { mergeRecords, type Overlay } from '@/lib/store/merge';
import { QuotaError } from '@/lib/store/quota-error';
import { put, remove } from '@/lib/store/record';
import { schemas } from '@/lib/store/schema';
import { storeInfo, storeNames } from '@/lib/store/store-list';
import { openTabEngine } from '@/lib/store/tab-engine';
import { Workspace } from '@/lib/store/workspace';
import { toastStore } from '@/lib/toast/toast';
import { type Device, newDevice } from '../record/stored';
import { draftOf } from './device';

test('a page that can store nothing does not say that something was deleted', async () => {
  jest.spyOn(workspace, 'write').mockResolvedValue(() => Promise.resolve());
  jest.spyOn(workspace, 'persistence').mockReturnValue('newer');
  await deleteWithUndo([], { name: 'Cup', text: 'Cup was deleted.' });
  expect(toastStore.snapshot().map(({ text }) => text)).toEqual([
    'Not saved, only shown until you leave this page: Cup was deleted.',
  ]);
});

/** The parts of a valibot schema that contain other schemas. */
interface SchemaNode {
  wrapped?: SchemaNode;
  item?: SchemaNode;
  entries?: Record<string, SchemaNode>;
  options?: readonly SchemaNode[];
  pipe?: readonly SchemaNode[];
}

/** The paths in a schema that hold the id of a stored file. */
function pathsIn(node: SchemaNode, path: string[] = []): string[] {
  if (node === (fileId as SchemaNode)) return [path.join('.')];
  const inside = [node.wrapped, node.item, ...(node.pipe ?? [])].filter(
    (one): one is SchemaNode => one !== undefined && one !== node,
  );
  const options = (node.options ?? []).filter((option) => typeof option === 'object');
  return [
    ...[...inside, ...options].flatMap((one) => pathsIn(one, path)),
    ...Object.entries(node.entries ?? {}).flatMap(([key, one]) => pathsIn(one, [...path, key])),
  ];
}

test('the list of file fields matches the schema', () => {
  const found = Object.entries(schemas).map(([store, schema]) => [
    store,
    [...new Set(pathsIn(schema as unknown as SchemaNode))].sort(),
  ]);
  const listed = storeNames.map((store) => [store, [...(storeInfo(store).files ?? [])].sort()]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
});

test('The table of what can be written has every store', () => {
  const table =
    readFileSync('docs/architecture.md', 'utf8').split('## What can be written')[1] ?? '';
  const [text = ''] = table.split('\n## ');
  expect(storeNames.filter((store) => !text.includes(`\`${store}\``))).toEqual([]);
});

type Overlays = Map<string, Overlay<object>>;

const overlay = (id: string, origin: 'device' | 'content', removed = false) =>
  [id, { id, origin, removed, at: '2026-01-31T09:30:00.000Z', fields: {} }] as const;

/** A college list with records added, removed and moved on the device. */
const lists = fc
  .record({
    content: fc.uniqueArray(fc.constantFrom('c1', 'c2', 'c3', 'c4', 'c5')),
    own: fc.uniqueArray(fc.constantFrom('d1', 'd2', 'd3')),
    removed: fc.uniqueArray(fc.constantFrom('c1', 'c2', 'c3', 'c4', 'c5')),
    stored: fc.uniqueArray(fc.constantFrom('c1', 'c2', 'c3', 'c4', 'd1', 'd2', 'gone')),
  })
  .map(({ content, own, removed, stored }) => ({
    content,
    stored,
    overlays: new Map([
      ...removed.map((id) => overlay(id, 'content', true)),
      ...own.map((id) => overlay(id, 'device')),
    ]) as Overlays,
  }));

const shownOf = (content: readonly string[], overlays: Overlays, order: readonly string[]) =>
  mergeRecords(
    content.map((id) => ({ id })),
    overlays,
    order,
  ).map(({ id }) => id);

/** The list after two neighbours swap positions. */
function swapped(ids: readonly string[], at: number, to: number): string[] {
  const next = [...ids];
  [next[at], next[to]] = [next[to] as string, next[at] as string];
  return next;
}

describe('moving a record in its list', () => {
  test('swaps it with its neighbour and changes nothing else', () => {
    fc.assert(
      fc.property(
        lists,
        fc.nat(),
        fc.constantFrom(-1, 1),
        ({ content, stored, overlays }, at, step) => {
          const shown = shownOf(content, overlays, stored);
          fc.pre(shown.length > 0);
          const index = at % shown.length;
          const order = movedOrder({ shown, content, stored }, shown[index] as string, step);
          if (index + step < 0 || index + step >= shown.length) return expect(order).toBeNull();
          expect(shownOf(content, overlays, order as string[])).toEqual(
            swapped(shown, index, index + step),
          );
          expect(new Set(order).size).toBe(order?.length);
        },
      ),
      { numRuns: runsOf(500) },
    );
  });

  test('down and up again leaves the list unchanged', () => {
    fc.assert(
      fc.property(lists, ({ content, stored, overlays }) => {
        const shown = shownOf(content, overlays, stored);
        fc.pre(shown.length > 1);
        const id = shown[0] as string;
        const down = movedOrder({ shown, content, stored }, id, 1) as string[];
        const after = shownOf(content, overlays, down);
        const up = movedOrder({ shown: after, content, stored: down }, id, -1) as string[];
        expect(shownOf(content, overlays, up)).toEqual(shown);
      }),
    );
  });

  test('keeps the position of a removed record, so that it can return to it', () => {
    const order = movedOrder({ shown: ['a', 'c', 'd'], content: ['a', 'b', 'c', 'd'] }, 'd', -1);
    expect(order).toEqual(['a', 'b', 'd', 'c']);
  });
});

describe('A second tab', () => {
  const name = 'edify:/:0123456789abcdef';
  const draft = (text: string) => draftOf({ text });
  let device: Device;

  beforeEach(() => {
    device = newDevice();
  });

  /** The same tab after a reload. */
  const reload = () => new Workspace(() => openTabEngine(name));

  test('records and files are there after a reload, in the tab alone', async () => {
    const file = await toFileRecord(new Blob(['%PDF-1.4'], { type: 'application/pdf' }), 'a.pdf');
    await reload().write([
      put('drafts', { ...draft('Poetry'), file: file.id }),
      put('files', file),
    ]);
    const later = reload();
    expect((await later.all('drafts'))[0]?.fields).toEqual({ text: 'Poetry' });
    const [stored] = await later.all('files');
    expect(await stored?.blob.text()).toBe('%PDF-1.4');
    expect(device.local.keys()).toEqual([]);
    expect((await indexedDB.databases()).length).toBe(0);
  });

  test('a file that no record has any more is gone after a reload', async () => {
    const file = await toFileRecord(new Blob(['%PDF-1.4'], { type: 'application/pdf' }), 'a.pdf');
    const tab = reload();
    await tab.write([put('drafts', { ...draft('Poetry'), file: file.id }), put('files', file)]);
    const undo = await tab.write([put('drafts', draft('Poetry'))]);
    await undo();
    expect(await reload().all('files')).toHaveLength(1);
    await tab.write([put('drafts', draft('Poetry'))]);
    expect(await reload().all('files')).toEqual([]);
  });

  test('a removed record is gone, and an undo brings it back', async () => {
    const tab = reload();
    await tab.write([put('drafts', draft('Poetry'))]);
    const undo = await tab.write([remove('drafts', 'new')]);
    expect(await reload().all('drafts')).toEqual([]);
    await undo();
    expect(await reload().all('drafts')).toHaveLength(1);
  });

  test('a change that does not fit is refused, and the earlier records stay', async () => {
    const tab = reload();
    await tab.write([put('drafts', draft('Poetry'))]);
    jest.spyOn(device.tab, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const engine = await openTabEngine(name);
    await expect(engine.write([put('drafts', draft('longer'))])).rejects.toThrow(QuotaError);
    expect((await engine.read('drafts', 'new'))?.fields).toEqual({ text: 'Poetry' });
  });

  test('an entry that no longer matches its schema is left out', async () => {
    device.tab.setItem(`${name}:tab`, JSON.stringify({ drafts: [{ id: 'new' }, draft('Poetry')] }));
    expect(await reload().all('drafts')).toHaveLength(1);
  });
});
