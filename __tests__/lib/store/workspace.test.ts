import { openDB } from 'idb';
import { mayHaveDatabase } from '@/lib/browser/storage';
import { databaseVersion, openEngine, type Engine } from '@/lib/store/engine';
import { change, put, type Outcome, type Records } from '@/lib/store/record';
import { schemas } from '@/lib/store/schema';
import { Workspace } from '@/lib/store/workspace';
import { toastStore, dismissToast } from '@/lib/toast/toast';
import { draftOf, name, openTab, putUnchecked, wipe, wire } from './device';

const at = '2026-01-31T09:30:00.000Z';
const flag = (id: string): Records['flags'] => ({ id, at });
const draft = (text: string) => draftOf({ text });
const texts = () => toastStore.snapshot().map(({ text }) => text);

beforeEach(() => {
  wipe();
  for (const { id } of toastStore.snapshot()) dismissToast(id);
});

test('an undo recognises what it wrote, whatever the order of the fields', async () => {
  const tab = openTab();
  await tab.load('flags');
  const undo = await tab.write([put('flags', { at, id: 'read:one' })]);
  await undo();
  expect(tab.records('flags').size).toBe(0);
  expect(texts()).toEqual([]);
});

test('an undo of two changes of one record puts back what was there before both', async () => {
  const tab = openTab();
  const undo = await tab.write([put('drafts', draft('One')), put('drafts', draft('Two'))]);
  await undo();
  expect(await tab.all('drafts')).toEqual([]);
  expect(texts()).toEqual([]);
});

describe('a device that has stored nothing', () => {
  const watched = (channel: ReturnType<typeof wire>) => {
    const open = jest.fn((callbacks: Parameters<typeof openEngine>[1]) =>
      openEngine(name, callbacks),
    );
    const mayHaveData = () => mayHaveDatabase(name);
    return { tab: new Workspace(open, channel(), { mayHaveData }), open };
  };

  test('is read without opening its database, which the first change opens', async () => {
    const { tab, open } = watched(wire());
    await tab.load('flags');
    expect(await tab.read('drafts', 'new')).toBeNull();
    expect(tab.isSettled()).toBe(true);
    expect(open).not.toHaveBeenCalled();
    await tab.write([put('flags', flag('read:one'))]);
    expect(await tab.all('flags', true)).toEqual([flag('read:one')]);
    expect(open).toHaveBeenCalledTimes(1);
  });

  test('shows what another tab stores first, also if it was being read', async () => {
    const channel = wire();
    const [reader, writer] = [watched(channel), watched(channel)];
    const loading = reader.tab.load('flags');
    await writer.tab.write([put('flags', flag('read:one'))]);
    await loading;
    expect(await reader.tab.all('drafts')).toEqual([]);
    await writer.tab.write([put('drafts', draft('One'))]);
    await new Promise((resolve) => reader.tab.subscribe(() => resolve(null)));
    expect(reader.tab.records('drafts').size).toBe(1);
    expect(reader.tab.records('flags').size).toBe(1);
  });
});

describe('a stored change', () => {
  test('is shown at once, before it is written', () => {
    const tab = openTab();
    void tab.load('flags');
    void tab.write([put('flags', flag('read:one'))]);
    expect(tab.records('flags').has('read:one')).toBe(true);
  });

  test('can be undone, which restores the previous values', async () => {
    const tab = openTab();
    await tab.load('drafts');
    await tab.write([put('drafts', draft('first'))]);
    const undo = await tab.write([put('drafts', draft('second')), put('flags', flag('m'))]);
    await undo();
    expect(tab.records('drafts').get('new')?.fields).toEqual({ text: 'first' });
    expect(await tab.all('flags')).toEqual([]);
  });

  test('is left alone by an undo if it was changed again since', async () => {
    const tab = openTab();
    await tab.load('drafts');
    const undo = await tab.write([put('drafts', draft('first'))]);
    await tab.write([put('drafts', draft('second'))]);
    await undo();
    expect(tab.records('drafts').get('new')?.fields).toEqual({ text: 'second' });
    expect(texts()).toEqual(['Some records have changed since and were not undone.']);
  });

  test('sets the time of the first change since the last backup', async () => {
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

describe('a change just before a page is left', () => {
  /** The journal of a page that is left at once, as JSON. */
  async function noted(typed: string): Promise<string> {
    const tab = openTab();
    await tab.load('drafts');
    void tab.write([put('drafts', draft(typed)), put('flags', flag('read:one'))]);
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

  test('does not overwrite what another tab wrote since', async () => {
    const text = await noted('Machine');
    await openTab().write([put('drafts', draft('Another'))]);
    await replay(openTab(), text);
    expect((await openTab().all('drafts'))[0]?.fields).toEqual({ text: 'Another' });
    expect(texts()).toEqual([expect.stringContaining('was not saved')]);
  });

  test('is not in the journal once written, or if the browser denies storage', async () => {
    const tab = openTab();
    await tab.write([put('flags', flag('read:one'))]);
    expect(tab.unwritten()).toEqual([]);
    const denied = new Workspace(() => Promise.reject(new DOMException('', 'SecurityError')));
    await denied.write([put('flags', flag('read:one'))]);
    expect(denied.unwritten()).toEqual([]);
  });

  test('is not in two journals: a draft is recorded by its form', () => {
    const tab = openTab();
    void tab.write([put('drafts', draft('Machine'))]);
    expect(tab.unwritten()).toEqual([]);
  });
});

describe('two tabs', () => {
  test('see each other’s changes', async () => {
    const line = wire();
    const [one, other] = [openTab(line()), openTab(line())];
    await Promise.all([one.load('flags'), other.load('flags')]);
    await one.write([put('flags', flag('read:one'))]);
    await new Promise((resolve) => other.subscribe(() => resolve(null)));
    expect(other.records('flags').has('read:one')).toBe(true);
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

  test('a failed write is reverted, with a message', async () => {
    const tab = new Workspace(failing(new Error('disk error')));
    await tab.load('flags');
    const writing = tab.write([put('flags', flag('read:one'))]);
    expect(tab.records('flags').size).toBe(1);
    await expect(writing).rejects.toThrow('disk error');
    expect(tab.records('flags').size).toBe(0);
    expect(texts()[0]).toMatch(/could not be saved and was undone \(disk error\)/);
  });

  test('a change that did not fit is not tried again with the next change', async () => {
    let full = true;
    const tab = new Workspace(async (callbacks) => {
      const engine = await openEngine(name, callbacks);
      return {
        ...engine,
        write: (changes) =>
          full ? Promise.reject(new DOMException('', 'QuotaExceededError')) : engine.write(changes),
      };
    });
    await expect(tab.write([put('flags', flag('read:one'))])).rejects.toThrow();
    full = false;
    await tab.write([put('flags', flag('read:two'))]);
    expect(tab.persistence()).toBe('persisted');
    expect(await openTab().all('flags')).toEqual([flag('read:two')]);
  });

  test('the page works in memory if the browser denies storage', async () => {
    const tab = new Workspace(() => Promise.reject(new DOMException('', 'SecurityError')));
    await tab.load('flags');
    expect(texts()).toEqual([]);
    const undo = await tab.write([put('flags', flag('read:one'))]);
    expect([...tab.records('flags').keys()]).toEqual(['read:one']);
    expect(tab.persistence()).toBe('denied');
    expect(texts()[0]).toMatch(/will not be saved/);
    expect(await tab.read('flags', 'read:one')).toEqual(flag('read:one'));
    await undo();
    expect(tab.records('flags').size).toBe(0);
  });

  test('a broken record is quarantined with the reason, and the rest loads', async () => {
    await openTab().write([put('flags', flag('read:one'))]);
    await putUnchecked('flags', { id: 'broken', at: 'yesterday' });
    const tab = openTab();
    await tab.load('flags');
    expect([...tab.records('flags').keys()]).toEqual(['read:one']);
    const [quarantined] = await tab.all('quarantine');
    expect(quarantined).toMatchObject({ store: 'flags', value: { id: 'broken', at: 'yesterday' } });
    expect(quarantined?.reason).toMatch(/^at: /);
    expect(await openTab().all('flags')).toHaveLength(1);
  });

  test('a broken record is quarantined before a change replaces it', async () => {
    await openTab().write([put('flags', flag('read:one'))]);
    await putUnchecked('flags', { id: 'broken', at: 'yesterday' });
    const tab = openTab();
    await tab.write([put('flags', flag('broken'))]);
    expect(await tab.all('flags')).toHaveLength(2);
    expect(await tab.all('quarantine')).toHaveLength(1);
  });

  test('a change of several records is written completely or not at all', async () => {
    const tab = openTab();
    await tab.load('flags');
    const broken = change('drafts', 'new', () => {
      throw new Error('no');
    });
    await expect(tab.write([put('flags', flag('read:one')), broken])).rejects.toThrow('no');
    expect(await openTab().all('flags')).toEqual([]);
  });
});

describe('an older tab', () => {
  const upgrade = () => openDB(name, databaseVersion + 1);

  test('releases the database to a newer version of the site, and asks to reload', async () => {
    const tab = openTab();
    await tab.load('flags');
    const newer = await upgrade();
    newer.close();
    expect(tab.persistence()).toBe('newer');
    expect(texts()[0]).toMatch(/Reload this page/);
  });

  test('says of every later change that it is not saved, whatever ends after that', async () => {
    let close = () => {};
    let finish: (outcomes: Outcome[]) => void = () => {};
    const tab = new Workspace(async ({ onNewer }) => {
      close = onNewer;
      const write = () => new Promise<Outcome[]>((resolve) => (finish = resolve));
      return { write } as unknown as Engine;
    });
    const first = tab.write([put('flags', flag('read:one'))]);
    await new Promise((resolve) => setTimeout(resolve));
    close();
    finish([]);
    await first;
    expect(tab.persistence()).toBe('newer');
  });
});

test('the migrations create every store of the schema on an empty device', async () => {
  await openTab().load('flags');
  const database = await openDB(name);
  expect([...database.objectStoreNames].sort()).toEqual(Object.keys(schemas).sort());
  database.close();
});
