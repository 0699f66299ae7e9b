import { say } from '@/lib/toast/message';
import { backupDue } from './backup';
import type { Engine } from './engine';
import {
  change,
  type Change,
  type Keeping,
  type Kept,
  type Outcome,
  type Records,
  type StoreName,
} from './record';

/** Opens the database; the two calls tell that it is gone again. */
export type Open = (hearing: { onNewer: () => void; onLost: () => void }) => Promise<Engine>;

/** How tabs tell each other what changed; the same record is never sent, only its name. */
export interface Channel {
  send: (changed: Changed) => void;
  hear: (listener: (changed: Changed) => void) => void;
}

/** The stores and ids that another tab wrote. */
export type Changed = readonly { store: StoreName; id: string }[];

interface Shelf {
  /** What the database has. */
  base: Map<string, Records[StoreName]>;
  /** What a person sees: the base with every change on top that is not kept yet. */
  view: ReadonlyMap<string, Records[StoreName]>;
  loading: Promise<void> | null;
}

const empty = new Map<string, never>();

const noRoom =
  'This change does not fit on this device and was not saved. Delete something or make room on the device, then try again.';

const words: Record<'denied' | 'newer', string> = {
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
  #open: Open;
  #engine: Promise<Engine | null> | null = null;
  #channel: Channel | null;
  #shelves = new Map<StoreName, Shelf>();
  #pending: { changes: readonly Change[] }[] = [];
  #listeners = new Set<() => void>();
  #keeping: Keeping = 'kept';
  #onKept: () => void;
  #unreadable = new Set<StoreName>();
  #turn: Promise<unknown> = Promise.resolve();

  constructor(open: Open, channel: Channel | null = null, onKept: () => void = () => {}) {
    this.#open = open;
    this.#channel = channel;
    this.#onKept = onKept;
    channel?.hear((changed) => void this.#hear(changed));
  }

  /** Calls back whenever anything changes; gives the way to stop it. */
  subscribe = (notify: () => void): (() => void) => {
    this.#listeners.add(notify);
    return () => void this.#listeners.delete(notify);
  };

  /** Whether changes are kept. */
  keeping = (): Keeping => this.#keeping;

  /** Every record of a loaded store, as it is to be shown; the same map until one changes. */
  records = <S extends StoreName>(store: S): Kept<S> =>
    (this.#shelves.get(store)?.view ?? empty) as Kept<S>;

  /** Whether every store that was asked for is read, or found to be out of reach. */
  isSettled = (): boolean =>
    this.#shelves.size > 0 && [...this.#shelves.values()].every(({ loading }) => loading === null);

  /** Stores of which something could not be read. */
  unreadable = (): ReadonlySet<StoreName> => this.#unreadable;

  /** Reads a store once; resolves when its records are there. */
  load(store: StoreName): Promise<void> {
    const known = this.#shelves.get(store);
    if (known) return known.loading ?? Promise.resolve();
    const shelf: Shelf = { base: new Map(), view: empty, loading: null };
    this.#shelves.set(store, shelf);
    shelf.loading = this.#inTurn(() => this.#fill(store, shelf));
    return shelf.loading;
  }

  /** One record, read from the device if need be: the way to a file's content. */
  async read<S extends StoreName>(store: S, id: string): Promise<Records[S] | null> {
    const engine = await this.#opened();
    const kept = (await engine?.read(store, id).catch(() => null)) ?? null;
    return applied(this.#pending, store, id, kept) as Records[S] | null;
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
    const outcomes = await this.#inTurn(() => this.#commit(entry));
    return () => this.#undo(outcomes);
  }

  /** Resolves when nothing waits to be written any more; tells whether all of it is kept. */
  settle = async (): Promise<boolean> => {
    for (let turn: unknown; turn !== this.#turn;) {
      turn = this.#turn;
      await turn;
      // What was written lets its form write what was typed meanwhile.
      await new Promise((resolve) => setTimeout(resolve));
    }
    return this.#pending.length === 0 && this.#keeping !== 'full';
  };

  /** Erases stored files that no record names any more, where that is due. */
  async collect(): Promise<void> {
    this.#forget(await this.#inTurn(async () => (await this.#opened())?.collect() ?? []));
  }

  /** Takes erased files out of what is shown. */
  #forget(erased: readonly string[]): void {
    if (erased.length === 0) return;
    const changed = erased.map((id) => ({ store: 'files' as const, id }));
    for (const { id } of changed) this.#shelves.get('files')?.base.delete(id);
    this.#show(changed);
    this.#channel?.send(changed);
  }

  /** One after the other: a change must find what the one before it left, and a store what was written. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => {});
    return turn;
  }

  async #undo(outcomes: readonly Outcome[]): Promise<void> {
    let skipped = 0;
    const back = outcomes
      // A file that the change brought stays: a form of another tab may show it by now.
      .filter(({ store, before }) => store !== 'meta' && !(store === 'files' && !before))
      .map(({ store, id, before, after }) =>
        change(store, id, (current) => {
          if (same(current, after)) return before as never;
          skipped++;
          return current;
        }),
      );
    await this.write(back);
    if (skipped > 0) say('Some of it was changed again since and stays as it is.');
  }

  /**
   * What is not written yet, as what it found and what it leaves. Files are left out, for text cannot hold them; a draft
   * alone is noted by its form.
   */
  unwritten(): Outcome[] {
    if (this.#keeping === 'denied' || this.#keeping === 'newer') return [];
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
        change(store, id, (current) => (same(current, before) ? (after as never) : current)),
      ),
    );
  }

  async #commit(entry: { changes: readonly Change[] }): Promise<Outcome[]> {
    const engine = await this.#opened();
    if (!engine) return this.#inMemory(entry);
    try {
      const outcomes = await this.#written(engine, entry.changes);
      for (const { store, id, after } of outcomes) {
        const base = this.#shelves.get(store)?.base;
        if (after) base?.set(id, after);
        else base?.delete(id);
      }
      this.#pending = this.#pending.filter((other) => other !== entry);
      this.#setKeeping('kept');
      this.#show(outcomes);
      this.#channel?.send(outcomes.map(({ store, id }) => ({ store, id })));
      this.#onKept();
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
      say(text, { urgent: true });
      return;
    }
    // Every word that is typed tries again: it is said once that a draft does not fit.
    const isSaid = this.#keeping === 'full' && changes.every(({ store }) => store === 'drafts');
    if (!isSaid && changes.some(({ store }) => store !== 'meta'))
      say((error as Error).message || noRoom, { urgent: true });
    this.#setKeeping('full');
  }

  /** What a change does where nothing is kept: it stays on top of what is shown. */
  #inMemory(entry: { changes: readonly Change[] }): Outcome[] {
    if (this.#keeping === 'denied' || this.#keeping === 'newer')
      say(words[this.#keeping], { urgent: true });
    return this.#outcomesOf(entry);
  }

  #outcomesOf(entry: { changes: readonly Change[] }): Outcome[] {
    const before = this.#pending.slice(0, this.#pending.indexOf(entry));
    return entry.changes.map(({ store, id, to }) => {
      const base = this.#shelves.get(store)?.base.get(id) ?? null;
      const current = applied(before, store, id, base);
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

  #lose(keeping: 'newer' | 'denied'): void {
    this.#engine = Promise.resolve(null);
    this.#setKeeping(keeping);
  }

  #setKeeping(keeping: Keeping): void {
    if (keeping === this.#keeping) return;
    this.#keeping = keeping;
    if (keeping === 'newer') say(words.newer, { urgent: true });
    this.#notify();
  }

  async #fill(store: StoreName, shelf: Shelf): Promise<void> {
    const engine = await this.#opened();
    try {
      const loaded = await engine?.load(store);
      for (const record of loaded?.records ?? []) shelf.base.set(record.id, record);
      if (loaded && loaded.lost > 0) this.#tellUnreadable(store, `${loaded.lost} of its records`);
      // What could not be read is among those set aside by now.
      const aside = this.#shelves.get('aside');
      if (aside && store !== 'aside' && aside.loading === null)
        for (const record of (await engine?.load('aside'))?.records ?? [])
          aside.base.set(record.id, record);
      if (aside) this.#draw('aside', aside);
    } catch {
      this.#tellUnreadable(store, 'all of it');
    }
    shelf.loading = null;
    this.#draw(store, shelf);
    this.#notify();
  }

  /** One store that cannot be read says nothing of the others. */
  #tellUnreadable(store: StoreName, what: string): void {
    this.#unreadable.add(store);
    const text = `A part of what is stored on this device cannot be read: “${store}”, ${what}. The rest can be used. Reload this page to try again.`;
    say(text, { urgent: true });
  }

  async #hear(changed: Changed): Promise<void> {
    const engine = await this.#opened();
    for (const { store, id } of changed) {
      const shelf = this.#shelves.get(store);
      if (!shelf || !engine) continue;
      await shelf.loading;
      const record = await engine.read(store, id).catch(() => null);
      if (record) shelf.base.set(id, record);
      else shelf.base.delete(id);
    }
    this.#show(changed);
  }

  #show(changed: Changed): void {
    for (const store of new Set(changed.map((one) => one.store))) {
      const shelf = this.#shelves.get(store);
      if (shelf) this.#draw(store, shelf);
    }
    this.#notify();
  }

  #draw(store: StoreName, shelf: Shelf): void {
    const view = new Map(shelf.base);
    for (const { changes } of this.#pending)
      for (const one of changes) {
        if (one.store !== store) continue;
        const next = (one.to as To)(view.get(one.id) ?? null);
        if (next) view.set(one.id, next);
        else view.delete(one.id);
      }
    // The same map for nothing as before: a page that shows the sample is not drawn again.
    if (view.size > 0 || shelf.view.size > 0) shelf.view = view;
  }

  #notify(): void {
    for (const notify of this.#listeners) notify();
  }
}

type To = (current: Records[StoreName] | null) => Records[StoreName] | null;

function applied(
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
function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
}

function sorted(_key: string, part: unknown): unknown {
  if (typeof part === 'bigint') return String(part);
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  const keys = Object.keys(part).sort();
  return Object.fromEntries(keys.map((key) => [key, (part as Record<string, unknown>)[key]]));
}

function isNamed(error: unknown, name: string): boolean {
  return (error as { name?: unknown } | null)?.name === name;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
