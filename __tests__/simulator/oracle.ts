import { full } from './engine/storage';
import type { Commit } from './engine/database';
import type { SentLetter } from './engine/server';
import type { Difference } from './engine/transaction';
import type { Device, Page, World } from './world';

/** Each is one promise about what people enter; a schedule that breaks it is a failure. */
export const invariants = {
  readable: 'What was confirmed is readable in every tab after a reload.',
  shown: 'A change is shown until it is stored or refused.',
  journal: 'A change that was shown when its page was closed is stored by the next page.',
  draft: 'What was typed in a form when its page was closed is in its draft.',
  undo: 'An undo puts back exactly what was there.',
  deleted: 'A deleted thing does not come back by itself, and nothing changes by itself.',
  half: 'Nothing is half stored.',
  same: 'Two devices that exchange their backups show the same records.',
  person: 'The data of a person is never in the database of another person.',
  refused: 'Every refused write has said so.',
  logout: 'What a person keeps at Logout is there after the next sign-in.',
  sent: 'A letter is sent once, with the change that it carries, and in the end.',
} as const;

export class Broken extends Error {
  constructor(
    readonly invariant: keyof typeof invariants,
    detail: string,
  ) {
    super(`${invariants[invariant]} ${detail}`);
  }
}

/** The stores whose records are somebody's work. */
const workStores = new Set([
  ...['projects', 'achievements', 'activities', 'submissions', 'assignments', 'orders', 'profile'],
  ...['decisions', 'messages'],
]);

const removing = new Set(['erase']);

type Change = Parameters<Page['product']['workspace']['write']>[0][number];

/** A call of `workspace.write`. */
interface Write {
  edit: Edit;
  /** What its changes did when they ran last in a transaction. */
  seen: Map<string, { before: unknown; after: unknown }>;
  commit: Commit | null;
  /** How many records it changed. */
  work: number;
}

/** Something that a person did on a page, and what became of it. */
export interface Edit {
  number: number;
  page: Page;
  what: string;
  /** The toast that says that it is saved. */
  text: string;
  /** Stopped if its page ended before it did: the engine may still store what it was given. */
  state: 'running' | 'saved' | 'refused' | 'ended' | 'stopped';
  writes: Write[];
  /** Which differences it may make. */
  allows: (difference: Difference) => boolean;
  /** Null if it is not an undo. */
  undoes: Edit | null;
  firstToast: number;
  firstCommit: number;
  /** What the page should show: a field of a record. */
  shows?: { store: 'projects'; id: string; field: 'title' | 'about'; value: string };
  isNoted?: boolean;
  /** True if its code runs for longer than one call of `write`. */
  isLong?: boolean;
}

/** A note in the journal, and the edits that it is of. */
interface Note {
  edits: Edit[];
  differences: Difference[];
}

export const textIn = (value: unknown): string => JSON.stringify(value, sortKeys) ?? '';
const text = textIn;

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined));
}

export const isSame = (one: unknown, other: unknown) => text(one ?? null) === text(other ?? null);

/** The order of a list is each device's own; which records are in it is not. */
export function isSetOfOrders<R extends { store: string; record: unknown }>(one: R): R {
  if (one.store !== 'orders') return one;
  return { ...one, record: [...(one.record as { ids: string[] }).ids].sort() };
}

export const isWork = ({ store }: { store: string }) => workStores.has(store);

const isSessions = (database: string) => database.endsWith(':sessions');

/** Watches everything that is stored and shown, and checks the invariants. */
export class Oracle {
  edits: Edit[] = [];
  commits: (Commit & { device: Device })[] = [];
  #notes: Note[] = [];
  /** What people kept at Logout, by device and database. */
  kept = new Map<string, { at: number; stores: Map<string, Map<string, unknown>> }>();
  /** What people chose at their last Logout, by device and database. */
  chosen = new Map<string, string>();
  /** What was typed last in a form of a page that is closed, by device and database. */
  #typed = new Map<string, { device: Device; database: string; typed: string }>();

  constructor(readonly world: World) {}

  /** Tells from now on whose changes the page writes, and which toasts it shows. */
  watch(page: Page): void {
    const { product } = page;
    const { workspace, toastStore } = product;
    const write = workspace.write.bind(workspace);
    workspace.write = (changes, isTyped) => {
      // What was kept at Logout comes back by itself.
      if (!page.edit && product.pageFlag?.hasKept && changes.some(isWork)) {
        page.edit = this.begin(page, 'bring back', () => true);
      }
      const tagged = this.#tag(page, changes);
      if (page.edit?.what === 'bring back') page.edit = null;
      return write(tagged, isTyped);
    };
    let last = 0;
    toastStore.subscribe(() => {
      for (const { id, text: said, urgent } of toastStore.snapshot())
        if (id > last) {
          last = id;
          page.toasts.push({ text: said, urgent });
        }
    });
  }

  #tag(page: Page, changes: readonly Change[]): Change[] {
    const { edit } = page;
    if (edit && removing.has(edit.what)) this.#forgetOtherTyped(page);
    if (!edit || !changes.some(isWork)) return [...changes];
    const one: Write = { edit, seen: new Map(), commit: null, work: 0 };
    edit.writes.push(one);
    return changes.map((change) => {
      const to = change.to as (current: unknown) => unknown;
      const observed = (before: unknown) => {
        const after = to(before);
        const { transaction } = page;
        if (page.isTabOnly) one.seen.set(`${change.store} ${change.id}`, { before, after });
        if (transaction && transaction.durability !== 'default') {
          transaction.change = one;
          const key = `${change.store} ${change.id}`;
          one.seen.set(key, { before: one.seen.get(key)?.before ?? before, after });
        }
        return after;
      };
      return { ...change, to: observed } as unknown as Change;
    });
  }

  /** What was typed before may be replaced from now on. */
  forgetTyped({ device, product }: Page): void {
    this.#typed.delete(`${device.index} ${product.deviceName}`);
  }

  #noteTyped({ device, product, form, typed, isTabOnly }: Page): void {
    if (!form || !typed || isTabOnly || full.has(device.localStorage)) return;
    if (!product.isPageCurrent()) return;
    const database = product.deviceName;
    this.#typed.set(`${device.index} ${database}`, { device, database, typed });
  }

  #checkTyped(): void {
    for (const { device, database, typed } of this.#typed.values()) {
      const notes = Object.keys(device.localStorage)
        .filter((key) => key.startsWith(`${database} draft `))
        .map((key) => device.localStorage.getItem(key));
      const drafts = device.engine.of(database).stores.get('drafts')?.values() ?? [];
      if (![...notes, ...[...drafts].map(text)].some((one) => one?.includes(`"${typed}"`)))
        throw new Broken('draft', `${typed} is missing.`);
    }
  }

  /** A form in another tab that does not hear of it loses its draft when everything is erased or replaced. */
  #forgetOtherTyped(page: Page): void {
    this.forgetTyped(page);
    if (!this.world.wereMessagesLost) return;
    for (const other of page.device.pages)
      if (other.product.deviceName === page.product.deviceName) other.typed = '';
  }

  begin(page: Page, what: string, allows: Edit['allows'], undoes: Edit | null = null): Edit {
    const number = this.edits.length + 1;
    const edit: Edit = {
      ...{ number, page, what, allows, undoes, state: 'running', writes: [] },
      text: `Change ${number} is saved.`,
      firstToast: page.toasts.length,
      firstCommit: this.commits.length,
    };
    this.edits.push(edit);
    return edit;
  }

  onCommit(device: Device, commit: Commit): void {
    const { database, differences } = commit;
    this.commits.push(Object.assign(commit, { device }));
    if (differences === 'deleted') return this.#onDeleted(device, database);
    if (isSessions(database)) return;
    this.#checkPerson(database, differences);
    const work = differences.filter((one) => isWork(one) && !isSame(one.before, one.after));
    const write = commit.change as Write | null;
    if (write) this.#checkWrite(write, commit, work);
    else if (work.length > 0) this.#attribute(commit, work);
  }

  #checkPerson(database: string, differences: readonly Difference[]): void {
    const own = `p${/^edify:\/(?::(\d))?/.exec(database)?.[1] ?? '0'}-`;
    for (const { store, after } of differences) {
      if (['submissions', 'events', 'files', 'meta'].includes(store)) continue;
      const others = (text(after) ?? '').match(/\bp\d-/g)?.filter((found) => found !== own);
      if (others?.length) throw new Broken('person', `${store} of ${database}: ${text(after)}`);
    }
  }

  #checkWrite(write: Write, commit: Commit, work: readonly Difference[]): void {
    const { edit } = write;
    if (write.commit) throw new Broken('deleted', `Change ${edit.number} was stored twice.`);
    if (edit.state === 'refused')
      throw new Broken('refused', `Change ${edit.number} is stored although it was refused.`);
    if (work.length > 0 && edit.writes.some((other) => other.commit && other.work > 0))
      throw new Broken('half', `Change ${edit.number} (${edit.what}) is in two transactions.`);
    write.commit = commit;
    write.work = work.length;
    const stored = new Set(work.map(({ store, key }) => `${store} ${key}`));
    for (const [key, { before, after }] of write.seen)
      if (workStores.has(key.split(' ')[0] ?? '') && !isSame(before, after) && !stored.has(key))
        throw new Broken('half', `${key} of change ${edit.number} (${edit.what}) is missing.`);
    for (const one of work)
      if (!edit.allows(one))
        throw new Broken(
          'readable',
          `Change ${edit.number} (${edit.what}) made ${text(one.before)} ${text(one.after)}.`,
        );
  }

  /** A commit without a change of its own is an undo or what a closed page had noted. */
  #attribute(commit: Commit, work: readonly Difference[]): void {
    const note = this.#notes.find(({ differences }) =>
      work.every((one) => isChain(one, differences)),
    );
    const undo = this.edits.find(
      ({ undoes, page, state, writes }) =>
        undoes &&
        page === commit.page &&
        (state === 'running' || state === 'stopped') &&
        writes.length === 0,
    );
    if (undo) return this.#checkUndo(undo, commit, work, note);
    if (!note) throw new Broken('deleted', `Nobody changed ${text(work)}.`);
    this.#repeat(note, commit, work);
  }

  #checkUndo(undo: Edit, commit: Commit, work: readonly Difference[], note?: Note): void {
    const made = differencesOf(undo.undoes);
    const isReversed = work.every((one) =>
      made.some(
        (other) =>
          one.store === other.store &&
          one.key === other.key &&
          isSame(one.before, other.after) &&
          isSame(one.after, other.before),
      ),
    );
    if (isReversed) undo.writes.push({ edit: undo, seen: new Map(), commit, work: 0 });
    else if (note) this.#repeat(note, commit, work);
    else throw new Broken('undo', `It made ${text(work)} of ${text(made)}.`);
  }

  /** What a closed page had noted is made once. */
  #repeat({ edits }: Note, commit: Commit, work: readonly Difference[]): void {
    const first = Math.min(...edits.map(({ firstCommit }) => firstCommit), this.commits.length - 1);
    for (const one of work) {
      const again = this.commits
        .slice(first, -1)
        .some(
          ({ device, database, differences }) =>
            device === (commit.page as Page).device &&
            database === commit.database &&
            differences !== 'deleted' &&
            differences.some((other) => isDifference(one, other)),
        );
      if (again) throw new Broken('deleted', `${text(one)} was made once more.`);
    }
    for (const edit of edits)
      if (work.some(({ key }) => key === edit.shows?.id))
        edit.writes.push({ edit, seen: new Map(), commit, work: 0 });
  }

  #onDeleted(device: Device, database: string): void {
    const name = `${device.index} ${database}`;
    // Without Web Locks, a sign-in in another tab may take the mark of a Logout away while that goes on.
    const mark = device.localStorage.getItem(`${database}:logout`);
    const choice = mark ?? (device.hasLocks ? null : (this.chosen.get(name) ?? null));
    const stores = device.engine.of(database).stores;
    if (choice === 'delete') {
      this.#typed.delete(name);
      this.kept.delete(name);
      return;
    }
    const work = [...stores].filter(([store]) => workStores.has(store));
    const count = work.reduce((sum, [, records]) => sum + records.size, 0);
    if (choice === null && count > 0)
      throw new Broken('logout', `${database} was deleted without a Logout.`);
    if (count === 0) return;
    const before = this.kept.get(name)?.stores;
    const all = new Map(
      work.map(([store, records]) => [store, new Map([...(before?.get(store) ?? []), ...records])]),
    );
    this.kept.set(name, { at: this.commits.length, stores: all });
  }

  /** A tab that stores everything itself has done so: with this, all that its page has written so far may be stored. */
  onTabStored(page: Page): void {
    const stored = JSON.parse(
      page.tab.sessionStorage.getItem(`${page.product.deviceName}:tab`) ?? '{}',
    ) as Record<string, { id: string }[]>;
    const commit: Commit = {
      database: 'tab',
      page,
      change: null,
      differences: [],
      isDurable: true,
    };
    for (const write of this.edits
      .filter((edit) => edit.page === page)
      .flatMap(({ writes }) => writes)) {
      const isStored = [...write.seen].every(([key, { after }]) => {
        const [store = '', id] = key.split(' ');
        return (
          store === 'files' ||
          isSame(
            stored[store]?.find((one) => one.id === id),
            after,
          )
        );
      });
      if (isStored) write.commit ??= commit;
    }
  }

  /** The end of an edit, when its promise is settled. */
  end(edit: Edit, error: unknown, isStopped = false): void {
    const { page } = edit;
    const said = page.toasts.slice(edit.firstToast);
    const isRefused = said.some(({ urgent, text: one }) => urgent || one.startsWith('Not saved'));
    const isStored = edit.writes.every(({ commit }) => commit);
    if (removing.has(edit.what)) this.#forgetOtherTyped(page);
    if (isStopped) edit.state = 'ended';
    else if (error !== null) {
      edit.state = 'refused';
      if (!isRefused) throw new Broken('refused', `${edit.what}: ${String(error)}`);
      if (
        edit.writes.some(({ commit }) => commit && commit.differences.length > 0) &&
        edit.writes.length === 1
      )
        throw new Broken('refused', `${edit.what} was refused but is stored.`);
    } else if (said.some(({ text: one }) => isSaid(edit, one))) {
      if (!isStored)
        throw new Broken(
          'readable',
          `${edit.what} (${edit.number}) is not stored when the page says so.`,
        );
      edit.state = 'saved';
    } else if (isRefused) edit.state = 'refused';
    else
      throw new Broken(
        'refused',
        `${edit.what} (${edit.number}): neither saved nor refused: ${text(said)}`,
      );
  }

  endUndo(undo: Edit): void {
    const said = undo.page.toasts.slice(undo.firstToast);
    undo.state = 'ended';
    if (said.length > 0) return;
    const { undoes, page, firstCommit } = undo;
    const { device, product } = page;
    if (product.workspace.persistence() !== 'persisted' || page.isTabOnly) return;
    const write = undoes?.writes[0]?.commit;
    const after = this.commits.findIndex(
      (one) => one.change === write?.change && one.differences === write?.differences,
    );
    for (const { store, key, before } of differencesOf(undoes)) {
      const others = this.commits
        .slice(Math.min(after + 1, firstCommit))
        .filter((one) => one.device === device && one.database === product.deviceName)
        .filter(
          ({ differences }) =>
            differences === 'deleted' ||
            differences.some((one) => one.store === store && one.key === key),
        );
      const isUntouched = others.every(({ differences }) =>
        undo.writes.some(({ commit }) => commit?.differences === differences),
      );
      const now = device.engine.of(product.deviceName).stores.get(store)?.get(key);
      if (isUntouched && !isSame(now, before))
        throw new Broken('undo', `${store} ${key} is ${text(now)} instead of ${text(before)}.`);
    }
  }

  /** What the page writes into the journal while it closes. */
  onClose(page: Page): void {
    this.#noteTyped(page);
    const { product, device } = page;
    const prefix = `${product.deviceName}:journal`;
    const unwritten = this.#unwritten(page);
    const known = new Set(this.#notes.flatMap((note) => note.differences));
    for (const key of Object.keys(device.localStorage)) {
      if (!key.startsWith(prefix)) continue;
      const outcomes = JSON.parse(device.localStorage.getItem(key) ?? '[]') as {
        store: string;
        id: string;
        before: unknown;
        after: unknown;
      }[];
      const differences = outcomes.map(({ id, ...one }) => ({ ...one, key: id }));
      if (differences.every((one) => [...known].some((other) => isDifference(one, other))))
        continue;
      this.#notes.push({ edits: unwritten, differences });
    }
    if (product.workspace.persistence() !== 'persisted' || !product.isPageCurrent()) return;
    if (page.isTabOnly || full.has(device.localStorage)) return;
    for (const edit of unwritten) edit.isNoted ||= edit.shows !== undefined;
  }

  #unwritten(page: Page): Edit[] {
    return this.edits.filter(
      (edit) =>
        edit.page === page &&
        edit.state === 'running' &&
        (edit.writes.some(({ commit }) => !commit) || edit.undoes),
    );
  }

  onEnd(page: Page): void {
    if (page.edit && removing.has(page.edit.what)) this.#forgetOtherTyped(page);
    for (const edit of this.edits) {
      if (edit.page !== page || edit.state !== 'running') continue;
      edit.state = 'stopped';
    }
  }

  /** Drafts are written without waiting for the disk. */
  onPowerFailure(failed: Device): void {
    this.#failed.add(failed);
    for (const [name, { device }] of this.#typed) if (device === failed) this.#typed.delete(name);
    const lost = this.commits.find(
      ({ isDurable, change }) => !isDurable && (change as Write | null)?.edit.state === 'saved',
    );
    if (lost) throw new Broken('readable', 'A power failure took a confirmed change back.');
  }

  /** The names under which a page has sent a letter. */
  #uploads = new Map<string, { name: string; page: Page; commit: number }[]>();

  /** A letter leaves a page: what it carries is stored, and a second try has the same name. */
  onUpload(page: Page, name: string, { id }: SentLetter): void {
    if (page.isTabOnly) return;
    const first = this.commits.find(
      ({ differences }) =>
        differences !== 'deleted' &&
        differences.some((one) => one.store === 'letters' && one.key === id && one.after),
    );
    const isWhole =
      first &&
      first.differences !== 'deleted' &&
      first.differences.some(({ store }) => store === 'activities' || store === 'messages');
    if (!isWhole) throw new Broken('sent', `${id} is sent before it is stored.`);
    const uploads = this.#uploads.get(id) ?? [];
    this.#uploads.set(id, [...uploads, { name, page, commit: this.commits.length }]);
    const other = uploads.find((one) => one.name !== name && one.page.device === page.device);
    if (other && !this.#mayRepeat(page.device))
      throw new Broken('sent', `${id} is sent as ${name} and as ${other.name}.`);
  }

  /** Returns true if an older state of a letter may have come back, with which it is sent once more. */
  #mayRepeat(device: Device): boolean {
    const older = ['merge', 'erase', 'undo', 'bring back'];
    return (
      this.#failed.has(device) ||
      this.edits.some(({ what, page }) => page.device === device && older.includes(what))
    );
  }

  #failed = new Set<Device>();

  /** With a connection, no letter waits. */
  checkSent({ device, product, world }: Page): void {
    const letters = device.engine.of(product.deviceName).stores.get('letters') ?? new Map();
    for (const [id, one] of letters as Map<string, { state: string; name?: string }>)
      if (one.state !== 'sent' || !world.server.letters.has(one.name ?? ''))
        throw new Broken('sent', `${id} is ${one.state}.`);
  }

  /** Checks at the end what only then can be known. */
  checkEnd(): void {
    this.#checkTyped();
    for (const edit of this.edits) if (edit.isNoted) this.#checkNoted(edit);
    for (const [name, { at, stores }] of this.kept) this.#checkKept(name, at, stores);
  }

  #checkNoted(edit: Edit): void {
    const { page, shows, writes, number, firstCommit } = edit;
    if (!shows || writes.some(({ commit }) => commit)) return;
    const { device, product } = page;
    const ofRecord = ({ store, key }: { store: string; key: string }) =>
      store === shows.store && key === shows.id;
    const isErased = this.edits.some(
      (other) =>
        other.what === 'erase' &&
        other.page.device === device &&
        other.page.product.deviceName === product.deviceName,
    );
    const changes = this.commits
      .map((one, index) => ({ ...one, isBefore: index < firstCommit }))
      .filter((one) => one.device === device && one.database === product.deviceName)
      .flatMap(({ differences, isBefore }) =>
        differences === 'deleted'
          ? [{ isBefore, after: null }].filter(() => !isBefore)
          : differences.filter(ofRecord).map(({ after }) => ({ isBefore, after })),
      );
    // What another tab had changed before is shown as it was until the message of that arrives. If the record is gone
    // and the message arrives before the page closes, nothing of the change is shown then.
    const last = changes.filter(({ isBefore }) => isBefore).at(-1);
    const noted = this.#notes
      .filter(({ edits }) => edits.includes(edit))
      .flatMap(({ differences }) => differences.filter(ofRecord));
    const isStale =
      last &&
      noted.length > 0 &&
      noted.every(({ before, after }) => !isSame(before, last.after) || !(before || after));
    const isOvertaken = isStale || changes.some(({ isBefore }) => !isBefore);
    if (!isErased && !isOvertaken) throw new Broken('journal', `Change ${number} is not stored.`);
  }

  #checkKept(name: string, at: number, kept: Map<string, Map<string, unknown>>): void {
    const [index, database] = [Number(name.split(' ')[0]), name.slice(2)];
    const stores = this.world.devices[index]?.engine.of(database).stores;
    for (const [store, records] of kept)
      for (const [key, record] of records) {
        const isChanged = this.commits
          .slice(at)
          .some(
            ({ device, ...one }) =>
              device.index === index &&
              one.database === database &&
              one.differences !== 'deleted' &&
              one.differences.some((other) => other.store === store && other.key === key),
          );
        if (!isChanged && !isSame(stores?.get(store)?.get(key), record))
          throw new Broken('logout', `${store} ${key} is missing.`);
      }
  }

  /** Checks what a page shows of its own changes. */
  checkShown(page: Page): void {
    for (const edit of this.edits) {
      if (edit.state !== 'running' || edit.page !== page || !edit.shows) continue;
      const { store, id, field, value } = edit.shows;
      const later = this.edits.some(
        (other) => other.page === page && other.number > edit.number && other.state !== 'refused',
      );
      if (later || edit.writes.every(({ commit }) => commit)) continue;
      const record = page.product.workspace.records(store).get(id);
      if (record && record.fields[field] !== value)
        throw new Broken('shown', `Change ${edit.number}: ${text(record)}`);
    }
  }
}

/** The toasts of a long change say in other words that it is done. */
const isSaid = ({ what, text: saved }: Edit, said: string) =>
  what === 'erase'
    ? said.startsWith('Everything was erased')
    : said.includes(saved) && !said.startsWith('Not saved');

function differencesOf(edit: Edit | null): Difference[] {
  return (edit?.writes ?? []).flatMap(({ commit }) =>
    commit && commit.differences !== 'deleted'
      ? commit.differences.filter((one) => isWork(one) && !isSame(one.before, one.after))
      : [],
  );
}

/** Returns true if a record got from one state to another by some of these steps. */
function isChain({ store, key, before, after }: Difference, all: readonly Difference[]): boolean {
  const steps = all.filter((one) => one.store === store && one.key === key);
  const first = steps.findIndex((one) => isSame(one.before, before));
  return first >= 0 && steps.slice(first).some((one) => isSame(one.after, after));
}

function isDifference(one: Difference, other: Difference): boolean {
  return (
    one.store === other.store &&
    one.key === other.key &&
    isSame(one.before, other.before) &&
    isSame(one.after, other.after)
  );
}
