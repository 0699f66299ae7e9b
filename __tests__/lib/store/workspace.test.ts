import { openDB } from 'idb';
import { openEngine, type Engine } from '@/lib/store/engine';
import { migrate, migrations } from '@/lib/store/migration';
import { removeFromList } from '@/lib/store/overlay';
import { change, put, type Outcome, type Records } from '@/lib/store/record';
import { schemas } from '@/lib/store/schema';
import { Workspace } from '@/lib/store/workspace';
import { toastStore, dismissToast } from '@/lib/toast/toast';
import { name, openTab, putUnchecked, wipe, wire } from './device';

const at = '2026-01-31T09:30:00.000Z';
const flag = (id: string): Records['marks'] => ({ id, at });
const draft = (text: string): Records['drafts'] => ({
  id: 'new',
  at,
  fields: { text },
  file: null,
});
const texts = () => toastStore.snapshot().map(({ text }) => text);

beforeEach(() => {
  wipe();
  for (const { id } of toastStore.snapshot()) dismissToast(id);
});

test('an undo knows what it wrote, in whatever order its fields were given', async () => {
  const tab = openTab();
  await tab.load('marks');
  const undo = await tab.write([put('marks', { at, id: 'read:one' })]);
  await undo();
  expect(tab.records('marks').size).toBe(0);
  expect(texts()).toEqual([]);
});

describe('what a person keeps', () => {
  test('is there when the page is opened again', async () => {
    await openTab().write([put('marks', flag('read:one'))]);
    const later = openTab();
    await later.load('marks');
    expect([...later.records('marks').keys()]).toEqual(['read:one']);
  });

  test('shows at once, before it is written', () => {
    const tab = openTab();
    void tab.load('marks');
    void tab.write([put('marks', flag('read:one'))]);
    expect(tab.records('marks').has('read:one')).toBe(true);
  });

  test('stays the same map until something changes', async () => {
    const tab = openTab();
    await tab.load('marks');
    const before = tab.records('marks');
    await tab.write([put('drafts', draft('a'))]);
    expect(tab.records('marks')).toBe(before);
    await tab.write([put('marks', flag('read:one'))]);
    expect(tab.records('marks')).not.toBe(before);
  });

  test('can be undone, with what stood there before', async () => {
    const tab = openTab();
    await tab.load('drafts');
    await tab.write([put('drafts', draft('first'))]);
    const undo = await tab.write([put('drafts', draft('second')), put('marks', flag('m'))]);
    await undo();
    expect(tab.records('drafts').get('new')?.fields).toEqual({ text: 'first' });
    expect(await tab.all('marks')).toEqual([]);
  });

  test('can be undone in whatever order its fields were written', async () => {
    const tab = openTab();
    await tab.load('drafts');
    const undo = await tab.write([
      put('drafts', { file: null, fields: { text: 'first' }, at, id: 'new' }),
    ]);
    await undo();
    expect(tab.records('drafts').size).toBe(0);
  });

  test('is shown again by an undo where it was of the college and removed', async () => {
    const tab = openTab();
    await tab.load('achievements');
    const undo = await tab.write([
      removeFromList('achievements', { id: 'java', origin: 'content' }),
    ]);
    await undo();
    expect(await tab.all('achievements')).toEqual([]);
    expect(texts()).toEqual([]);
    expect(await openTab().all('achievements')).toEqual([]);
  });

  test('is left alone by an undo when it was changed again since', async () => {
    const tab = openTab();
    await tab.load('drafts');
    const undo = await tab.write([put('drafts', draft('first'))]);
    await tab.write([put('drafts', draft('second'))]);
    await undo();
    expect(tab.records('drafts').get('new')?.fields).toEqual({ text: 'second' });
    expect(texts()).toEqual(['Some of it was changed again since and stays as it is.']);
  });

  test('notes the first change since the last backup', async () => {
    const tab = openTab();
    const file = new Blob(['x']);
    await tab.write([
      put('files', { id: 'f', name: 'x', type: '', size: 1, sha256: 'a'.repeat(64), blob: file }),
    ]);
    const [meta] = await tab.all('meta');
    expect(meta?.changedAt).toMatch(/^\d{4}-/);
    await tab.write([change('files', 'f', () => null)]);
    expect((await tab.all('meta'))[0]).toEqual(meta);
  });
});

describe('what is changed just before a page is left', () => {
  /** What a page that is left at once notes, as text. */
  async function noted(typed: string): Promise<string> {
    const tab = openTab();
    await tab.load('drafts');
    void tab.write([put('drafts', draft(typed)), put('marks', flag('read:one'))]);
    return JSON.stringify(tab.unwritten());
  }
  const replay = (tab: Workspace, text: string) => tab.replay(JSON.parse(text) as Outcome[]);

  test('is written by the next page', async () => {
    await openTab().write([put('drafts', draft('Mach'))]);
    const text = await noted('Machine');
    await openTab().write([put('drafts', draft('Mach'))]);
    const next = openTab();
    await replay(next, text);
    expect((await openTab().all('drafts'))[0]?.fields).toEqual({ text: 'Machine' });
  });

  test('takes nothing from what another tab wrote since', async () => {
    const text = await noted('Machine');
    await openTab().write([put('drafts', draft('Another'))]);
    await replay(openTab(), text);
    expect((await openTab().all('drafts'))[0]?.fields).toEqual({ text: 'Another' });
  });

  test('is nothing once it is written, and nothing where the browser keeps nothing', async () => {
    const tab = openTab();
    await tab.write([put('marks', flag('read:one'))]);
    expect(tab.unwritten()).toEqual([]);
    const denied = new Workspace(() => Promise.reject(new DOMException('', 'SecurityError')));
    await denied.write([put('marks', flag('read:one'))]);
    expect(denied.unwritten()).toEqual([]);
  });

  test('is not noted twice: a draft is noted by its form', () => {
    const tab = openTab();
    void tab.write([put('drafts', draft('Machine'))]);
    expect(tab.unwritten()).toEqual([]);
  });
});

describe('two tabs', () => {
  test('see what the other one changed', async () => {
    const line = wire();
    const [one, other] = [openTab(line()), openTab(line())];
    await Promise.all([one.load('marks'), other.load('marks')]);
    await one.write([put('marks', flag('read:one'))]);
    await new Promise((resolve) => other.subscribe(() => resolve(null)));
    expect(other.records('marks').has('read:one')).toBe(true);
  });

  test('lose no change when both write the same record at once', async () => {
    const [one, other] = [openTab(), openTab()];
    const count = (tab: Workspace) =>
      tab.write([change('drafts', 'new', (current) => draft(`${current?.fields['text'] ?? ''}x`))]);
    await Promise.all([1, 2, 3, 4, 5].flatMap(() => [count(one), count(other)]));
    const third = openTab();
    expect((await third.all('drafts'))[0]?.fields['text']).toBe('x'.repeat(10));
  });
});

describe('when something goes wrong', () => {
  const failing = (error: Error) => async (): Promise<Engine> => ({
    ...(await openEngine(name, { onNewer: () => {}, onLost: () => {} })),
    write: () => Promise.reject(error),
  });

  test('a change that cannot be written is taken back, with a message', async () => {
    const tab = new Workspace(failing(new Error('disk error')));
    await tab.load('marks');
    const writing = tab.write([put('marks', flag('read:one'))]);
    expect(tab.records('marks').size).toBe(1);
    await expect(writing).rejects.toThrow('disk error');
    expect(tab.records('marks').size).toBe(0);
    expect(texts()[0]).toMatch(/could not be saved and was taken back \(disk error\)/);
  });

  test('a device without room takes the change back and says so', async () => {
    const tab = new Workspace(failing(new DOMException('', 'QuotaExceededError')));
    await tab.load('marks');
    await expect(tab.write([put('marks', flag('read:one'))])).rejects.toThrow();
    expect(tab.records('marks').size).toBe(0);
    expect(tab.persistence()).toBe('full');
    expect(texts()[0]).toMatch(/does not fit on this device and was not saved/);
  });

  test('what did not fit is not tried again with the next change', async () => {
    let full = true;
    const tab = new Workspace(async (callbacks) => {
      const engine = await openEngine(name, callbacks);
      return {
        ...engine,
        write: (changes) =>
          full ? Promise.reject(new DOMException('', 'QuotaExceededError')) : engine.write(changes),
      };
    });
    await expect(tab.write([put('marks', flag('read:one'))])).rejects.toThrow();
    full = false;
    await tab.write([put('marks', flag('read:two'))]);
    expect(tab.persistence()).toBe('persisted');
    expect(await openTab().all('marks')).toEqual([flag('read:two')]);
  });

  test('a browser that denies storage lets the page work in memory', async () => {
    const tab = new Workspace(() => Promise.reject(new DOMException('', 'SecurityError')));
    await tab.load('marks');
    expect(texts()).toEqual([]);
    const undo = await tab.write([put('marks', flag('read:one'))]);
    expect([...tab.records('marks').keys()]).toEqual(['read:one']);
    expect(tab.persistence()).toBe('denied');
    expect(texts()[0]).toMatch(/will not be kept/);
    expect(await tab.read('marks', 'read:one')).toEqual(flag('read:one'));
    await undo();
    expect(tab.records('marks').size).toBe(0);
  });

  test('a broken record is set aside with the reason, and the rest loads', async () => {
    await openTab().write([put('marks', flag('read:one'))]);
    await putUnchecked('marks', { id: 'broken', at: 'yesterday' });
    const tab = openTab();
    await tab.load('marks');
    expect([...tab.records('marks').keys()]).toEqual(['read:one']);
    const [quarantined] = await tab.all('aside');
    expect(quarantined).toMatchObject({ store: 'marks', value: { id: 'broken', at: 'yesterday' } });
    expect(quarantined?.reason).toMatch(/^at: /);
    expect(await openTab().all('marks')).toHaveLength(1);
  });

  test('a broken record is shown among those set aside, whichever store was read first', async () => {
    await openTab().write([put('marks', flag('read:one'))]);
    await putUnchecked('marks', { id: 'broken', at: 'yesterday' });
    const tab = openTab();
    await tab.load('aside');
    await tab.load('marks');
    expect(tab.records('aside').size).toBe(1);
  });

  test('a broken record is set aside before a change takes its place', async () => {
    await openTab().write([put('marks', flag('read:one'))]);
    await putUnchecked('marks', { id: 'broken', at: 'yesterday' });
    const tab = openTab();
    await tab.write([put('marks', flag('broken'))]);
    expect(await tab.all('marks')).toHaveLength(2);
    expect(await tab.all('aside')).toHaveLength(1);
  });

  test('a change of several records is made whole or not at all', async () => {
    const tab = openTab();
    await tab.load('marks');
    const broken = change('drafts', 'new', () => {
      throw new Error('no');
    });
    await expect(tab.write([put('marks', flag('read:one')), broken])).rejects.toThrow('no');
    expect(await openTab().all('marks')).toEqual([]);
  });
});

describe('an older tab', () => {
  const upgrade = () => openDB(name, migrations.length + 1);

  test('lets a newer version of the site have the database, and says to reload', async () => {
    const tab = openTab();
    await tab.load('marks');
    const newer = await upgrade();
    newer.close();
    expect(tab.persistence()).toBe('newer');
    expect(texts()[0]).toMatch(/Reload this page/);
  });

  test('says the same when the newer version was there before it', async () => {
    (await upgrade()).close();
    const tab = openTab();
    await tab.load('marks');
    expect(tab.persistence()).toBe('newer');
  });
});

test('a device of the first version keeps what it has when it comes to the present one', async () => {
  const first = await openDB(name, 1, {
    upgrade: (database) => migrate(database, 0, migrations.slice(0, 1)),
  });
  await first.put('marks', flag('read:one'));
  first.close();
  const tab = openTab();
  expect(await tab.all('marks')).toEqual([flag('read:one')]);
  expect(await tab.all('submissions')).toEqual([]);
});

test('every store of the schema is made by the migrations, from an empty device on', async () => {
  await openTab().load('marks');
  const database = await openDB(name);
  expect([...database.objectStoreNames].sort()).toEqual(Object.keys(schemas).sort());
  database.close();
});
