import { showToast } from '@/lib/toast/toast';
import { backupDue } from './backup';
import type { Engine } from './engine';
import {
  change,
  type Change,
  type PersistenceStatus,
  type StoredRecords,
  type Outcome,
  type Records,
  type StoreName,
} from './record';

/** Opens the database; the two calls tell that it is gone again. */
export type OpenEngine = (callbacks: {
  onNewer: () => void;
  onLost: () => void;
}) => Promise<Engine>;

/** How tabs tell each other what changed; the same record is never sent, only its name. */
export interface Channel {
  send: (changed: Changed) => void;
  subscribe: (listener: (changed: Changed) => void) => void;
}

/** The stores and ids that another tab wrote. */
export type Changed = readonly { store: StoreName; id: string }[];

interface StoreCache {
  /** What the database has. */
  base: Map<string, Records[StoreName]>;
  /** What a person sees: the base with every change on top that is not kept yet. */
  view: ReadonlyMap<string, Records[StoreName]>;
  loading: Promise<void> | null;
}

const empty = new Map<string, never>();

const quotaMessage =
  'This change does not fit on this device and was not saved. Delete something or make room on the device, then try again.';

const statusMessages: Record<'denied' | 'newer', string> = {
  denied:
    'This browser lets the page keep nothing on this device. What you change will not be kept: export it under Settings before you leave.',
  newer:
    'A newer version of this site was opened on this device. Reload this page; what you change before that will not be kept.',
};

/**
 * What a person keeps on this device. A change shows at once and is then written; where it cannot be written or does
 * not fit it is taken back with a message, or, where the device keeps nothing at all, it stays until the page is left.
 */
export class Workspace {
  #open: OpenEngine;
  #engine: Promise<Engine | null> | null = null;
  #channel: Channel | null;
  #caches = new Map<StoreName, StoreCache>();
  #pending: { changes: readonly Change[] }[] = [];
  #listeners = new Set<() => void>();
  #persistence: PersistenceStatus = 'persisted';
  #onStored: () => void;
  #unreadable = new Set<StoreName>();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(open: OpenEngine, channel: Channel | null = null, onStored: () => void = () => {}) {
    this.#open = open;
    this.#channel = channel;
    this.#onStored = onStored;
    channel?.subscribe((changed) => void this.#applyRemoteChanges(changed));
  }

  /** Calls back whenever anything changes; gives the way to stop it. */
  subscribe = (notify: () => void): (() => void) => {
    this.#listeners.add(notify);
    return () => void this.#listeners.delete(notify);
  };

  /** Whether changes are kept. */
  persistence = (): PersistenceStatus => this.#persistence;

  /** Every record of a loaded store, as it is to be shown; the same map until one changes. */
  records = <S extends StoreName>(store: S): StoredRecords<S> =>
    (this.#caches.get(store)?.view ?? empty) as StoredRecords<S>;

  /** Whether every store that was asked for is read, or found to be out of reach. */
  isSettled = (): boolean =>
    this.#caches.size > 0 && [...this.#caches.values()].every(({ loading }) => loading === null);

  /** Stores of which something could not be read. */
  unreadable = (): ReadonlySet<StoreName> => this.#unreadable;

  /** Reads a store once; resolves when its records are there. */
  load(store: StoreName): Promise<void> {
    const known = this.#caches.get(store);
    if (known) return known.loading ?? Promise.resolve();
    const cache: StoreCache = { base: new Map(), view: empty, loading: null };
    this.#caches.set(store, cache);
    cache.loading = this.#enqueue(() => this.#fill(store, cache));
    return cache.loading;
  }

  /** One record, read from the device if need be: the way to a file's content. */
  async read<S extends StoreName>(store: S, id: string): Promise<Records[S] | null> {
    const engine = await this.#opened();
    const stored = (await engine?.read(store, id).catch(() => null)) ?? null;
    return applyPending(this.#pending, store, id, stored) as Records[S] | null;
  }

  /** Everything of a store, read anew. */
  async all<S extends StoreName>(store: S): Promise<Records[S][]> {
    await this.load(store);
    return [...this.records(store).values()];
  }

  /**
   * Makes changes, all or none of them, and shows them at once. Gives the way to undo them: it puts back what was
   * there, but leaves alone what was changed again since. Rejects when they could not be made; the message is out.
   */
  async write(changes: readonly Change[]): Promise<() => Promise<void>> {
    const entry = { changes: [...changes, ...backupDue(changes)] };
    this.#pending.push(entry);
    this.#show(entry.changes);
    const outcomes = await this.#enqueue(() => this.#commit(entry));
    return () => this.#undo(outcomes);
  }

  /** Resolves when nothing waits to be written any more; tells whether all of it is kept. */
  settle = async (): Promise<boolean> => {
    for (let turn: unknown; turn !== this.#queue;) {
      turn = this.#queue;
      await turn;
      // What was written lets its form write what was typed meanwhile.
      await new Promise((resolve) => setTimeout(resolve));
    }
    return this.#pending.length === 0 && this.#persistence !== 'full';
  };

  /** Erases stored files that no record names any more, where that is due. */
  async collect(): Promise<void> {
    this.#forget(await this.#enqueue(async () => (await this.#opened())?.collect() ?? []));
  }

  /** Takes erased files out of what is shown. */
  #forget(erased: readonly string[]): void {
    if (erased.length === 0) return;
    const changed = erased.map((id) => ({ store: 'files' as const, id }));
    for (const { id } of changed) this.#caches.get('files')?.base.delete(id);
    this.#show(changed);
    this.#channel?.send(changed);
  }

  /** One after the other: a change must find what the one before it left, and a store what was written. */
  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => {});
    return turn;
  }

  async #undo(outcomes: readonly Outcome[]): Promise<void> {
    let skipped = 0;
    const back = outcomes
      // A file that the change brought stays: a form of another tab may show it by now.
      .filter(({ store, before }) => store !== 'meta' && !(store === 'files' && !before))
      .map(({ store, id, before, after }) =>
        change(store, id, (current) => {
          if (isSame(current, after)) return before as never;
          skipped++;
          return current;
        }),
      );
    await this.write(back);
    if (skipped > 0) showToast('Some of it was changed again since and stays as it is.');
  }

  /**
   * What is not written yet, as what it found and what it leaves. Files are left out, for text cannot hold them; a draft
   * alone is noted by its form.
   */
  unwritten(): Outcome[] {
    if (this.#persistence === 'denied' || this.#persistence === 'newer') return [];
    return this.#pending
      .filter(
        ({ changes }) =>
          changes.every(({ store }) => store !== 'files' && store !== 'keys') &&
          changes.some(({ store }) => store !== 'drafts'),
      )
      .flatMap((entry) => this.#outcomesOf(entry));
  }

  /** Makes changes that an earlier page could not write any more, where their records are still as it found them. */
  async replay(outcomes: readonly Outcome[]): Promise<void> {
    await this.write(
      outcomes.map(({ store, id, before, after }) =>
        change(store, id, (current) => (isSame(current, before) ? (after as never) : current)),
      ),
    );
  }

  async #commit(entry: { changes: readonly Change[] }): Promise<Outcome[]> {
    const engine = await this.#opened();
    if (!engine) return this.#inMemory(entry);
    try {
      const outcomes = await this.#written(engine, entry.changes);
      for (const { store, id, after } of outcomes) {
        const base = this.#caches.get(store)?.base;
        if (after) base?.set(id, after);
        else base?.delete(id);
      }
      this.#pending = this.#pending.filter((other) => other !== entry);
      this.#setPersistence('persisted');
      this.#show(outcomes);
      this.#channel?.send(outcomes.map(({ store, id }) => ({ store, id })));
      this.#onStored();
      return outcomes;
    } catch (error) {
      this.#pending = this.#pending.filter((other) => other !== entry);
      this.#show(entry.changes);
      this.#refuse(error, entry.changes);
      throw error;
    }
  }

  /** Writes changes; where they do not fit, files that nothing names make room first. */
  async #written(engine: Engine, changes: readonly Change[]): Promise<Outcome[]> {
    try {
      return await engine.write(changes);
    } catch (error) {
      if (!isNamed(error, 'QuotaExceededError')) throw error;
      const erased = await engine.collect(true).catch(() => []);
      this.#forget(erased);
      if (erased.length === 0) throw error;
      return engine.write(changes);
    }
  }

  #refuse(error: unknown, changes: readonly Change[]): void {
    if (!isNamed(error, 'QuotaExceededError')) {
      const text = `This could not be saved and was taken back (${reasonOf(error)}). Try it again.`;
      showToast(text, { urgent: true });
      return;
    }
    // Every word that is typed tries again: it is said once that a draft does not fit.
    const isSaid = this.#persistence === 'full' && changes.every(({ store }) => store === 'drafts');
    if (!isSaid && changes.some(({ store }) => store !== 'meta'))
      showToast((error as Error).message || quotaMessage, { urgent: true });
    this.#setPersistence('full');
  }

  /** What a change does where nothing is kept: it stays on top of what is shown. */
  #inMemory(entry: { changes: readonly Change[] }): Outcome[] {
    if (this.#persistence === 'denied' || this.#persistence === 'newer')
      showToast(statusMessages[this.#persistence], { urgent: true });
    return this.#outcomesOf(entry);
  }

  #outcomesOf(entry: { changes: readonly Change[] }): Outcome[] {
    const before = this.#pending.slice(0, this.#pending.indexOf(entry));
    return entry.changes.map(({ store, id, to }) => {
      const base = this.#caches.get(store)?.base.get(id) ?? null;
      const current = applyPending(before, store, id, base);
      return { store, id, before: current, after: (to as To)(current) };
    });
  }

  #opened(): Promise<Engine | null> {
    this.#engine ??= this.#open({
      onNewer: () => this.#lose('newer'),
      onLost: () => this.#lose('denied'),
    }).catch((error: unknown) => {
      this.#lose(isNamed(error, 'VersionError') ? 'newer' : 'denied');
      return null;
    });
    return this.#engine;
  }

  #lose(persistence: 'newer' | 'denied'): void {
    this.#engine = Promise.resolve(null);
    this.#setPersistence(persistence);
  }

  #setPersistence(persistence: PersistenceStatus): void {
    if (persistence === this.#persistence) return;
    this.#persistence = persistence;
    if (persistence === 'newer') showToast(statusMessages.newer, { urgent: true });
    this.#notify();
  }

  async #fill(store: StoreName, cache: StoreCache): Promise<void> {
    const engine = await this.#opened();
    try {
      const loaded = await engine?.load(store);
      for (const record of loaded?.records ?? []) cache.base.set(record.id, record);
      if (loaded && loaded.lost > 0) this.#reportUnreadable(store, `${loaded.lost} of its records`);
      // What could not be read is among those set aside by now.
      const quarantine = this.#caches.get('aside');
      if (quarantine && store !== 'aside' && quarantine.loading === null)
        for (const record of (await engine?.load('aside'))?.records ?? [])
          quarantine.base.set(record.id, record);
      if (quarantine) this.#draw('aside', quarantine);
    } catch {
      this.#reportUnreadable(store, 'all of it');
    }
    cache.loading = null;
    this.#draw(store, cache);
    this.#notify();
  }

  /** One store that cannot be read says nothing of the others. */
  #reportUnreadable(store: StoreName, what: string): void {
    this.#unreadable.add(store);
    const text = `A part of what is stored on this device cannot be read: “${store}”, ${what}. The rest can be used. Reload this page to try again.`;
    showToast(text, { urgent: true });
  }

  async #applyRemoteChanges(changed: Changed): Promise<void> {
    const engine = await this.#opened();
    for (const { store, id } of changed) {
      const cache = this.#caches.get(store);
      if (!cache || !engine) continue;
      await cache.loading;
      const record = await engine.read(store, id).catch(() => null);
      if (record) cache.base.set(id, record);
      else cache.base.delete(id);
    }
    this.#show(changed);
  }

  #show(changed: Changed): void {
    for (const store of new Set(changed.map((one) => one.store))) {
      const cache = this.#caches.get(store);
      if (cache) this.#draw(store, cache);
    }
    this.#notify();
  }

  #draw(store: StoreName, cache: StoreCache): void {
    const view = new Map(cache.base);
    for (const { changes } of this.#pending)
      for (const one of changes) {
        if (one.store !== store) continue;
        const next = (one.to as To)(view.get(one.id) ?? null);
        if (next) view.set(one.id, next);
        else view.delete(one.id);
      }
    // The same map for nothing as before: a page that shows the sample is not drawn again.
    if (view.size > 0 || cache.view.size > 0) cache.view = view;
  }

  #notify(): void {
    for (const notify of this.#listeners) notify();
  }
}

type To = (current: Records[StoreName] | null) => Records[StoreName] | null;

function applyPending(
  pending: readonly { changes: readonly Change[] }[],
  store: StoreName,
  id: string,
  record: Records[StoreName] | null,
): Records[StoreName] | null {
  return pending
    .flatMap(({ changes }) => changes)
    .filter((one) => one.store === store && one.id === id)
    .reduce((current, one) => (one.to as To)(current), record);
}

/** Whether two records say the same: the database gives their fields back in an order of its own. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, sortKeys) === JSON.stringify(other, sortKeys);
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, (value as Record<string, unknown>)[key]]));
}

function isNamed(error: unknown, name: string): boolean {
  return (error as { name?: unknown } | null)?.name === name;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
