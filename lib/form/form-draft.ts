import { lockManager } from '@/lib/browser/lock';
import { observable } from '@/lib/browser/observable';
import { toStoredPdf } from '@/lib/file/stored-pdf';
import { deviceName } from '@/lib/store/device-name';
import {
  change,
  newId,
  now,
  put,
  remove,
  type Change,
  type Records,
  type StoredRecords,
} from '@/lib/store/record';
import type { Workspace } from '@/lib/store/workspace';
import { forgetDraft, notedDrafts, noteDraft, replayDrafts } from './draft-journal';
import {
  changedFields,
  fromDraftContent,
  toDraftContent,
  withFields,
  type FormContent,
} from './form-content';

/*
 * A form stores its content on the device while it is filled in, and only then changes a record.
 *
 * | Data               | Written by                         | Stored in                                          | Undone by                                |
 * | ------------------ | ---------------------------------- | -------------------------------------------------- | ---------------------------------------- |
 * | draft of a form    | whoever types in it, in one tab    | store `drafts`; while a page closes, localStorage  | Discard draft, which has Undo; saving    |
 * | file of a form     | whoever chooses it                 | store `files`, named by the draft                  | Remove; saving another one               |
 * | record             | saving the form, with `FormMerge`  | the record's store                                 | the Undo of the write                    |
 */

type Draft = Records['drafts'];

/** The stored drafts of a form, newest first. Usually one: without locks, as on plain http, each tab has an own draft. */
export function draftsOf(drafts: StoredRecords<'drafts'>, form: string): Draft[] {
  return [...drafts.values()]
    .filter((draft) => draft.form === form)
    .sort((one, other) => (one.at < other.at ? 1 : -1));
}

/** The changes that remove all drafts of a form. */
export function removeDrafts(drafts: StoredRecords<'drafts'>, form: string): Change[] {
  return draftsOf(drafts, form).map(({ id }) => remove('drafts', id));
}

/** The name of the form that adds a record of a kind or, with an id, changes that record. */
export function formName(kind: string, id?: string): string {
  return id ? `${kind}:${id}` : kind;
}

/**
 * The content of an open form. Every change is noted at once, because a closing page has no time for the database, which
 * gets the draft when the form is closed.
 */
export class FormDraft<F extends string = string> {
  /** The time at which the restored draft was stored; null if the form started without one. */
  foundAt: string | null = null;
  /** Another tab has the form open, with a draft. */
  isElsewhere = false;
  subscribe: (notify: () => void) => () => void;
  snapshot: () => FormContent<F>;
  #workspace: Workspace;
  #form: string;
  /** The content without a draft. */
  #fresh: FormContent<F>;
  /** The content before any change: the record as it was then. */
  #start: FormContent<F>;
  #filled;
  #id = newId();
  /** The initial content when the form is opened again, if that has changed since. */
  #base: FormContent<F> | null = null;
  #finished = false;
  #closed = false;
  #release = () => {};
  #queue: Promise<unknown> | null = null;

  /** `form` is the name of the form; `start` is its content without a draft. */
  constructor(workspace: Workspace, form: string, start: FormContent<F>) {
    this.#workspace = workspace;
    this.#form = form;
    this.#fresh = this.#start = start;
    this.#filled = observable(start);
    this.subscribe = this.#filled.subscribe;
    this.snapshot = this.#filled.snapshot;
  }

  /** The content of the form before any change. */
  opened = (): FormContent<F> => this.#start;

  /** Restores the draft of the form, once no other tab has it. Resolves when the form shows it, and the files being chosen. */
  async open(): Promise<void> {
    this.#closed = false;
    this.#queue ??= this.#restore().catch(() => {});
    await this.#queue;
  }

  /** Closes the form and stores its content as a draft; returns true if there is one. */
  close(): boolean {
    this.#closed = true;
    this.#release();
    if (this.#finished) forgetDraft(this.#id);
    else void this.store();
    return !this.#finished && this.#toStore() !== null;
  }

  /** Stores the draft in the database, as far as there is time. */
  async store(): Promise<void> {
    this.#note();
    const [id, draft] = [this.#id, this.#toStore()];
    if (this.#finished || !(draft || this.#workspace.records('drafts').has(id))) return;
    try {
      await this.#workspace.write([draft ? put('drafts', draft) : this.removal()], true);
      // Without a database, the draft is only in memory.
      if (this.#workspace.persistence() === 'persisted' && this.#closed) forgetDraft(id);
    } catch {
      // It does not fit: the note stays.
    }
  }

  /** The change that removes the draft; part of the write that saves the form. */
  removal(): Change {
    return remove('drafts', this.#id);
  }

  /** Resets the form to its content without a draft; returns an undo function. */
  discard(): () => void {
    const [start, filled] = [this.#start, this.snapshot()];
    this.foundAt = null;
    this.#start = this.#fresh;
    this.#change(this.#fresh);
    void this.store();
    return () => {
      this.#start = start;
      this.#change(filled);
    };
  }

  /** Removes the draft because its content was sent; content that is typed afterwards is stored again. */
  async settle(): Promise<void> {
    this.#start = this.snapshot();
    this.#note();
    await this.#workspace.write([this.removal()]);
  }

  /** Leaves the draft as it is while the form is being saved; `false` resumes it. */
  finish(over: boolean): void {
    this.#finished = over;
    this.#note();
  }

  /** Starts again with an empty form after `saved` was saved; content that was typed since then stays. */
  restart(saved: FormContent<F>): void {
    const isLater = changedFields(saved, this.snapshot()).length > 0;
    this.#begin(null, isLater ? this.snapshot() : this.#fresh);
  }

  /** Assigns the draft to another form, where the initial content is `base`, because its record was deleted or restored. */
  reassign(form: string, base: FormContent<F> | null): void {
    if (form === this.#form) return;
    this.#form = form;
    this.#base = base;
    this.#note();
  }

  /** Continues from the record as it is stored now. Of the fields in conflict it shows what was typed, or the stored value. */
  rebase(stored: FormContent<F>, conflicts: readonly string[], show: 'mine' | 'stored'): void {
    const typed = this.snapshot();
    const mine = changedFields(this.#start, typed);
    const shown = show === 'mine' ? mine : mine.filter((name) => !conflicts.includes(name));
    this.#start = stored;
    this.#change(withFields(stored, shown, typed));
  }

  set(field: F, value: string): void {
    const content = this.snapshot();
    this.#change({ ...content, values: { ...content.values, [field]: value } });
  }

  /**
   * Adds chosen files to the draft, or replaces its one file. `prepare` checks them and gets the content at that time;
   * `failure` is the error if they cannot be stored. Returns the errors.
   */
  choose(
    prepare: (
      filled: FormContent<F>,
    ) => Promise<{ stored?: readonly Records['files'][]; errors?: readonly string[] }>,
    failure: string,
    several = false,
  ): Promise<readonly string[]> {
    // One after the other, so that two file drops do not mix.
    const turn = this.open().then(async () => {
      try {
        const { stored = [], errors = [] } = await prepare(this.snapshot());
        const chosen = stored.map(toStoredPdf);
        if (chosen.length === 0) return errors;
        const { files } = this.snapshot();
        const next = several ? { files: [...files, ...chosen] } : { file: chosen[0]! };
        const draft = this.#toStore({ ...this.snapshot(), ...next });
        const changes = draft ? [put('drafts', draft)] : [];
        await this.#workspace.write([...stored.map((file) => put('files', file)), ...changes]);
        if (!this.#finished) this.#change({ ...this.snapshot(), ...next });
        return errors;
      } catch {
        return [failure];
      }
    });
    this.#queue = turn;
    return turn;
  }

  /** Removes one of several files or, without an id, the one file. */
  removeFile(id?: string): void {
    const files = this.snapshot().files.filter(({ file }) => file !== id);
    this.#change({ ...this.snapshot(), ...(id === undefined ? { file: null } : { files }) });
  }

  /** Shows a content and notes it. */
  #change(content: FormContent<F>): void {
    this.#filled.set(content);
    if (!this.#note()) void this.store();
  }

  /** Returns false if the content does not fit into the small storage. */
  #note(): boolean {
    if (this.#finished) return true;
    const draft = this.#toStore();
    if (draft) return noteDraft(draft);
    forgetDraft(this.#id);
    return true;
  }

  async #restore(): Promise<void> {
    await this.#waitForOtherTab();
    await this.#workspace.load('drafts');
    await replayDrafts(this.#workspace, this.#id).catch(() => {});
    const newest = draftsOf(this.#workspace.records('drafts'), this.#form).find(
      (draft) => draft.id !== this.#id && this.#fits(draft),
    );
    const draft = newest && !this.#closed ? await this.#take(newest.id) : null;
    if (!draft || this.#closed) return;
    this.#begin(draft, this.snapshot());
    await this.#readFile();
  }

  /** Waits while another tab has the form open and a draft of it. */
  async #waitForOtherTab(): Promise<void> {
    const hasDraft = () => [...notedDrafts().values()].some((draft) => draft?.form === this.#form);
    if (await this.#lock({ ifAvailable: true })) return;
    const locking = this.#lock();
    if (!hasDraft()) return;
    const setElsewhere = (on: boolean) => {
      this.isElsewhere = on;
      this.#filled.set({ ...this.snapshot() });
    };
    setElsewhere(true);
    await new Promise<unknown>((resolve) => {
      void locking.then(resolve);
      const look = () => {
        if (hasDraft()) return;
        window.removeEventListener('storage', look);
        resolve(null);
      };
      window.addEventListener('storage', look);
    });
    setElsewhere(false);
  }

  /** Holds the lock of the form until it is closed; resolves to false if another tab has it. */
  #lock(options: LockOptions = {}): Promise<boolean> {
    const locks = lockManager();
    if (!locks) return Promise.resolve(true);
    return new Promise((resolve) => {
      const hold = (lock: Lock | null) => {
        resolve(lock !== null);
        if (lock && !this.#closed) return new Promise<void>((end) => (this.#release = end));
        return undefined;
      };
      locks.request(`${deviceName} form ${this.#form}`, options, hold).catch(() => resolve(true));
    });
  }

  /** Returns true if a draft does not replace a text that was typed before it was found. */
  #fits({ fields }: Draft): boolean {
    const [start, typed] = [this.#start.values, this.snapshot().values];
    return (Object.keys(typed) as F[]).every((name) => {
      const found = fields[name] ?? start[name];
      return typed[name] === start[name] || found === start[name] || typed[name].startsWith(found);
    });
  }

  /** Moves a stored draft to a new id, so that no other form writes to it; it replaces the draft of what was typed before. */
  async #take(id: string): Promise<Draft | null> {
    const name = newId();
    let found: Draft | null = null;
    await this.#workspace
      .write([
        change('drafts', id, (stored) => ((found = stored), null)),
        change('drafts', name, () => found && { ...found, id: name }),
        this.removal(),
      ])
      .catch(() => {});
    return this.#workspace.records('drafts').get(name) ?? null;
  }

  /** Shows a draft, or an empty form, with the changes that were typed meanwhile, under a new id. */
  #begin(draft: Draft | null, typed: FormContent<F>): void {
    const early = changedFields(draft ? this.#start : this.#fresh, typed);
    forgetDraft(this.#id);
    this.#id = draft?.id ?? newId();
    this.foundAt = draft?.at ?? null;
    this.#finished = false;
    let shown = (this.#start = this.#fresh);
    if (draft) {
      // A field that the draft did not change shows the record as it is now.
      const [opened, filled] = [fromDraftContent(draft.opened), fromDraftContent(draft)];
      const changed = changedFields(opened, filled);
      this.#start = withFields(this.#fresh, changed, opened);
      shown = withFields(this.#fresh, changed, filled);
    }
    this.#filled.set(withFields(shown, early, typed));
    this.#note();
  }

  /** Reads the name and size of a restored file; it is removed if it no longer exists. */
  async #readFile(): Promise<void> {
    const { file } = this.snapshot();
    if (!file || file === this.#fresh.file) return;
    const stored = await this.#workspace.read('files', file.file);
    if (this.snapshot().file === file)
      this.#filled.set({ ...this.snapshot(), file: stored && toStoredPdf(stored) });
  }

  /** The content as a draft; null if nothing is changed. */
  #toStore(content = this.snapshot()): Draft | null {
    if (changedFields(this.#start, content).length === 0) return null;
    const opened = toDraftContent(this.#base ?? this.#start);
    return { id: this.#id, at: now(), form: this.#form, ...toDraftContent(content), opened };
  }
}
