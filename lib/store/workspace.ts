import { showToast } from '@/lib/toast/toast';
import type { Engine } from './engine';
import {
  canonicalText,
  change,
  type Change,
  type PersistenceStatus,
  type StoredRecords,
  type Outcome,
  type Records,
  type StoreName,
} from './record';

/** Opens the database; the callbacks report that it was closed again. */
type OpenEngine = (callbacks: { onNewer: () => void; onLost: () => void }) => Promise<Engine>;

/** Notifies other tabs of changes; sends only the store and id, never the record. */
export interface Channel {
  send: (changed: Changed) => void;
  subscribe: (listener: (changed: Changed) => void) => void;
}

/** The stores and ids that another tab wrote. */
export type Changed = readonly { store: StoreName; id: string }[];

/** Changes that are not written yet. */
interface Entry {
  changes: readonly Change[];
  /** True if the journal has them, and this page need not note them again. */
  isNoted?: boolean;
  /** True if it stores what is being typed, which is tried again with each word. */
  isTyped?: boolean;
}

interface StoreCache {
  /** The records in the database. */
  base: Map<string, Records[StoreName]>;
  /** The records to show: the base with all unwritten changes applied. */
  view: ReadonlyMap<string, Records[StoreName]>;
  loading: Promise<void> | null;
}

const empty = new Map<string, never>();

const quotaMessage =
  'This change does not fit on this device and was not saved. Delete something or free up space, then try again.';

const overtakenMessage =
  'A change made just before a page closed was not saved, because its record was changed in another tab. Make it again.';

const statusMessages: Record<'denied' | 'newer', string> = {
  denied:
    'This browser blocks storage. Your changes will not be saved: export them under Settings before you leave.',
  newer:
    'A newer version of this site was opened on this device. Reload this page; changes made before that will not be saved.',
};

/**
 * The records stored on this device. A change shows at once and is then written. If it cannot be written or does not
 * fit, it is undone with a toast; if the browser stores nothing at all, it stays until the page closes.
 */
export class Workspace {
  #open: OpenEngine;
  #mayHaveData: () => Promise<boolean>;
  #engine: Promise<Engine | null> | null = null;
  #channel: Channel | null;
  #caches = new Map<StoreName, StoreCache>();
  #pending: Entry[] = [];
  #listeners = new Set<() => void>();
  #persistence: PersistenceStatus = 'persisted';
  #onStored: () => void;
  #beforeWrite: () => void;
  #unreadable = new Set<StoreName>();
  #queue: Promise<unknown> = Promise.resolve();

  /**
   * `beforeWrite` may call `replay`: what closed pages left is older than the next change. Nothing is opened for reading
   * until this device `mayHaveData`.
   */
  constructor(
    open: OpenEngine,
    channel: Channel | null = null,
    { onStored = () => {}, beforeWrite = () => {}, mayHaveData = () => Promise.resolve(true) } = {},
  ) {
    this.#open = open;
    this.#mayHaveData = mayHaveData;
    this.#channel = channel;
    this.#onStored = onStored;
    this.#beforeWrite = beforeWrite;
    channel?.subscribe((changed) => void this.#applyRemoteChanges(changed));
  }

  /** Calls `notify` on every change; returns an unsubscribe function. */
  subscribe = (notify: () => void): (() => void) => {
    this.#listeners.add(notify);
    return () => void this.#listeners.delete(notify);
  };

  persistence = (): PersistenceStatus => this.#persistence;

  /** Every record of a loaded store, with unwritten changes; the same map until one changes. */
  records = <S extends StoreName>(store: S): StoredRecords<S> =>
    (this.#caches.get(store)?.view ?? empty) as StoredRecords<S>;

  /** Returns true if every requested store has loaded or failed to load. */
  isSettled = (): boolean =>
    this.#caches.size > 0 && [...this.#caches.values()].every(({ loading }) => loading === null);

  /** Stores with records that could not be read. */
  unreadable = (): ReadonlySet<StoreName> => this.#unreadable;

  /** Reads a store once, or `again`; resolves when its records are available. */
  load(store: StoreName, again = false): Promise<void> {
    const known = this.#caches.get(store);
    if (known && !again) return known.loading ?? Promise.resolve();
    const cache: StoreCache = known ?? { base: new Map(), view: empty, loading: null };
    this.#caches.set(store, cache);
    const loading = this.#enqueue(() => this.#fill(store, cache));
    if (!known) cache.loading = loading;
    return loading;
  }

  /** One record, read from the database even if its store is not loaded, as for a file's content. */
  async read<S extends StoreName>(store: S, id: string): Promise<Records[S] | null> {
    const engine = await this.#openedToRead();
    const stored = (await engine?.read(store, id).catch(() => null)) ?? null;
    return applyPending(this.#pending, store, id, stored) as Records[S] | null;
  }

  /** All records of a store, from the cached view, or read `again`: a message of another tab may be under way. */
  async all<S extends StoreName>(store: S, again = false): Promise<Records[S][]> {
    await this.load(store, again);
    return [...this.records(store).values()];
  }

  /**
   * Makes all changes or none and shows them at once. Returns an undo function, which skips records that were changed
   * again. Rejects if the write fails (a toast has already been shown).
   */
  async write(changes: readonly Change[], isTyped?: boolean): Promise<() => Promise<void>> {
    const outcomes = await this.outcomes(changes, isTyped);
    return () => this.#undo(outcomes);
  }

  /** Like `write`, but resolves to what was stored, without what is under way. */
  async outcomes(changes: readonly Change[], isTyped = false): Promise<Outcome[]> {
    this.#beforeWrite();
    return this.#make({ changes, isTyped });
  }

  #make(entry: Entry): Promise<Outcome[]> {
    this.#pending.push(entry);
    this.#show(entry.changes);
    return this.#enqueue(() => this.#commit(entry));
  }

  /** Resolves when no writes are pending; true if all changes are saved. */
  settle = async (): Promise<boolean> => {
    for (let turn: unknown; turn !== this.#queue;) {
      turn = this.#queue;
      await turn;
      // After a write, its form may write what was typed in the meantime.
      await new Promise((resolve) => setTimeout(resolve));
    }
    return this.#pending.length === 0 && this.#persistence !== 'full';
  };

  /** Erases unreferenced files, if a collection is due. */
  async collect(): Promise<void> {
    this.#forget(await this.#enqueue(async () => (await this.#opened())?.collect() ?? []));
  }

  /** Removes erased files from the cache and notifies other tabs. */
  #forget(erased: readonly string[]): void {
    if (erased.length === 0) return;
    const changed = erased.map((id) => ({ store: 'files' as const, id }));
    for (const { id } of changed) this.#caches.get('files')?.base.delete(id);
    this.#show(changed);
    this.#channel?.send(changed);
  }

  /** Runs work in order: each change must see the result of the one before it, and a load what was written. */
  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => {});
    return turn;
  }

  async #undo(outcomes: readonly Outcome[]): Promise<void> {
    const wanted = new Map<string, Outcome>();
    for (const { before, after, ...record } of outcomes) {
      // Files added by the change stay, because a form in another tab may already show them.
      if (record.store === 'meta' || (record.store === 'files' && !before)) continue;
      const key = `${record.store} ${record.id}`;
      const first = wanted.get(key) ?? { after: before };
      wanted.set(key, { ...record, before: after, after: first.after });
    }
    const back = [...wanted.values()];
    const made = await this.outcomes(back.map((one) => ifUnchanged(one)));
    if (isSkipped(back, made)) showToast('Some records have changed since and were not undone.');
  }

  /**
   * The outcomes of unwritten changes. Changes with files or keys are left out, because text cannot hold them, and so
   * are drafts alone, which their form saves.
   */
  unwritten(): Outcome[] {
    if (this.#persistence === 'denied' || this.#persistence === 'newer') return [];
    return this.#pending
      .filter(
        ({ changes, isNoted }) =>
          !isNoted &&
          changes.every(({ store }) => store !== 'files' && store !== 'keys') &&
          changes.some(({ store }) => store !== 'drafts'),
      )
      .flatMap((entry) => this.#outcomesOf(entry));
  }

  /**
   * Makes the changes in an entry of the journal whose records have not changed since, while `isLeft`; otherwise another
   * tab has made them. resolves to true if the entry is done with, and rejects like `write`.
   */
  async replay(outcomes: readonly Outcome[], isLeft = () => true): Promise<boolean> {
    const changes = outcomes.map((outcome) => ifUnchanged(outcome, isLeft));
    const entry = { changes, isNoted: true };
    const made = await this.#make(entry);
    if (this.#pending.includes(entry)) return false;
    if (isLeft() && isSkipped(outcomes, made)) showToast(overtakenMessage, { urgent: true });
    return true;
  }

  async #commit(entry: Entry): Promise<Outcome[]> {
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
      this.#refuse(error, entry);
      throw error;
    }
  }

  /** Writes changes; if they do not fit, erases unreferenced files and tries once more. */
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

  #refuse(error: unknown, { changes, isTyped = false }: Entry): void {
    if (!isNamed(error, 'QuotaExceededError')) {
      const text = `This change could not be saved and was undone (${reasonOf(error)}). Try again.`;
      showToast(text, { urgent: true });
      return;
    }
    const isSaid = this.#persistence === 'full' && isTyped;
    if (!isSaid && changes.some(({ store }) => store !== 'meta'))
      showToast((error as Error).message || quotaMessage, { urgent: true });
    this.#setPersistence('full');
  }

  /** Leaves a change pending, so that it is shown although nothing can be stored. */
  #inMemory(entry: Entry): Outcome[] {
    if (this.#persistence === 'denied' || this.#persistence === 'newer')
      showToast(statusMessages[this.#persistence], { urgent: true });
    return this.#outcomesOf(entry);
  }

  #outcomesOf(entry: Entry): Outcome[] {
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

  /** Opens the database, which shows whether this browser stores anything: `persistence` then says so. */
  open = (): Promise<unknown> => this.#opened();

  /** Null if there is nothing to read, unless a change has opened it in the meantime. */
  async #openedToRead(): Promise<Engine | null> {
    const mayRead = this.#engine || (await this.#mayHaveData().catch(() => true));
    return mayRead ? this.#opened() : this.#engine;
  }

  #lose(persistence: 'newer' | 'denied'): void {
    this.#engine = Promise.resolve(null);
    this.#setPersistence(persistence, true);
  }

  /** Once the database is lost, a write that was under way then does not change that. */
  #setPersistence(persistence: PersistenceStatus, isLost = false): void {
    const wasLost = this.#persistence === 'denied' || this.#persistence === 'newer';
    if (persistence === this.#persistence || (wasLost && !isLost)) return;
    this.#persistence = persistence;
    if (persistence === 'newer') showToast(statusMessages.newer, { urgent: true });
    this.#notify();
  }

  async #fill(store: StoreName, cache: StoreCache): Promise<void> {
    const engine = await this.#openedToRead();
    try {
      const { records, lost = 0 } = (await engine?.load(store)) ?? {};
      if (records) cache.base = new Map(records.map((record) => [record.id, record]));
      if (lost > 0)
        this.#reportUnreadable(engine, store, `${lost} ${lost === 1 ? 'record' : 'records'}`);
      // Invalid records have just been moved to the quarantine store.
      const quarantine = this.#caches.get('quarantine');
      if (quarantine && store !== 'quarantine' && quarantine.loading === null)
        for (const record of (await engine?.load('quarantine'))?.records ?? [])
          quarantine.base.set(record.id, record);
      if (quarantine) this.#draw('quarantine', quarantine);
    } catch {
      this.#reportUnreadable(engine, store, 'all records');
    }
    cache.loading = null;
    this.#draw(store, cache);
    this.#notify();
  }

  /** Reports one store; the others remain usable. */
  #reportUnreadable(engine: Engine | null, store: StoreName, what: string): void {
    this.#unreadable.add(store);
    const text = `This device cannot read “${engine?.labelOf(store)}”: ${what}. Everything else works. Reload this page to try again.`;
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
    // An empty view keeps the same map, so a page that shows the sample is not rendered again.
    if (view.size > 0 || cache.view.size > 0) cache.view = view;
  }

  #notify(): void {
    for (const notify of this.#listeners) notify();
  }
}

/** The change that makes a record what it is after an outcome, if it still is what it was before. */
export function ifUnchanged(
  { store, id, before, after }: Outcome,
  isNeeded: () => boolean = () => true,
): Change {
  return change(store, id, (current) =>
    isNeeded() && isSame(current, before) ? (after as never) : current,
  );
}

/** Returns true if a record is not what it should be, because it had changed. */
function isSkipped(wanted: readonly Outcome[], made: readonly Outcome[]): boolean {
  const after = lastOf(made);
  return [...lastOf(wanted)].some(([key, record]) => !isSame(after.get(key), record));
}

/** Returns what each record is after the last outcome about it. */
const lastOf = (outcomes: readonly Outcome[]) =>
  new Map(outcomes.map(({ store, id, after }) => [`${store} ${id}`, after]));

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

/** Returns true if two records are equal, ignoring the order of fields. */
const isSame = (one: unknown, other: unknown) => canonicalText(one) === canonicalText(other);

function isNamed(error: unknown, name: string): boolean {
  return (error as { name?: unknown } | null)?.name === name;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
