import {
  change,
  newId,
  now,
  put,
  remove,
  type Change,
  type StoredRecords,
  type Records,
} from '@/lib/store/record';
import { toStoredPdf } from '@/lib/file/stored-pdf';
import type { Workspace } from '@/lib/store/workspace';
import { forgetDraft, noteDraft, replayDrafts } from './draft-journal';
import { abandonedDrafts, claimDraft } from './draft-presence';
import {
  fromDraftContent,
  refreshContent,
  toDraftContent,
  withField,
  type FormContent,
} from './form-content';

type Draft = Records['drafts'];

export type AbandonedDraft = Pick<Draft, 'id' | 'at' | 'form' | 'fields'>;

/** The stored drafts of a form, newest first. */
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

/** Files to store with a form's content, or the errors of the chosen ones. */
interface ChosenFiles {
  stored?: readonly Records['files'][];
  errors?: readonly string[];
}

/** The content of an open form, stored on the device as a separate draft while the user fills it in. */
export class FormDraft<F extends string = string> {
  /** When the restored draft was stored; null if the form started without one. */
  foundAt: string | null = null;
  /** The other abandoned drafts of this form, newest first. */
  abandoned: readonly AbandonedDraft[] = [];
  #workspace: Workspace;
  /** The content of the form before any change: the record as it was then. */
  #start: FormContent<F>;
  #filled: FormContent<F>;
  #form: string;
  #fresh: FormContent<F>;
  #id = newId();
  /** The content last sent to the database, and the content it has confirmed. */
  #written: string;
  #committed: string;
  #finished = false;
  #writing = false;
  #ready = false;
  #closed = false;
  /** The initial content when the form is opened again, if that has changed since. */
  #base: FormContent<F> | null = null;
  #release = () => {};
  #opening: Promise<void> | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #listeners = new Set<() => void>();

  /** `form` is the name of the form; `start` is its content without a draft. */
  constructor(workspace: Workspace, form: string, start: FormContent<F>) {
    this.#workspace = workspace;
    this.#form = form;
    this.#fresh = start;
    this.#start = start;
    this.#filled = start;
    this.#written = this.#key();
    this.#committed = this.#written;
  }

  subscribe = (notify: () => void): (() => void) => {
    this.#listeners.add(notify);
    return () => void this.#listeners.delete(notify);
  };

  snapshot = (): FormContent<F> => this.#filled;

  /** The content of the form before any change. */
  opened = (): FormContent<F> => this.#start;

  /** Claims the draft for this form, and restores the newest abandoned one. */
  open(): Promise<void> {
    this.#closed = false;
    this.#hold();
    this.#opening ??= this.#enqueueTask(() => this.#restoreNewest());
    return this.#opening;
  }

  /** Waits until the form shows a restored draft, if there is one, and the files being chosen. */
  async found(): Promise<void> {
    if (!this.#opening) void this.open();
    await this.#queue;
  }

  /** Closes the form; its content stays as an abandoned draft. */
  close(): void {
    this.#closed = true;
    this.leave();
    this.#release();
    if (this.#finished && !this.isStored()) forgetDraft(this.#id);
  }

  /** Stores unsaved content at once, because a closing page has no time. Later content is stored after that. */
  flush(): void {
    if (!this.#ready || this.#finished || this.#writing || this.#key() === this.#written) return;
    this.#writing = true;
    const goOn = () => {
      this.#writing = false;
      this.flush();
    };
    this.#store().then(goOn, goOn);
  }

  /** Stores the draft while the page closes, including what the database might lose or another tab removed. */
  leave(): void {
    const draft = this.#toStore();
    if (draft && !this.#finished && !this.isStored()) this.#written = this.#committed = '';
    this.flush();
    if (draft && this.#key() !== this.#committed) noteDraft(draft);
  }

  /** Whether this form's draft is in the database. */
  isStored(): boolean {
    return this.#hasDatabase() && this.#workspace.records('drafts').has(this.#id);
  }

  /** Without one, a draft is only in memory and ends with the page. */
  #hasDatabase(): boolean {
    const persistence = this.#workspace.persistence();
    return persistence === 'persisted' || persistence === 'full';
  }

  /** The change that removes the draft; part of the write that saves the form. */
  removal(): Change {
    return remove('drafts', this.#id);
  }

  /** Resets the form to its content without a draft; returns an undo function. */
  discard(): Promise<() => Promise<void>> {
    return this.#enqueueTask(async () => {
      this.#storeCurrent();
      const { foundAt } = this;
      const id = this.#id;
      this.#begin();
      this.foundAt = foundAt;
      const undo = await this.#workspace
        .write([remove('drafts', id)])
        .catch(async (error: unknown) => {
          await this.#show(id);
          throw error;
        });
      forgetDraft(id);
      return async () => {
        await undo();
        await this.show(id);
      };
    });
  }

  /** Leaves the current content as a draft and shows another abandoned draft, or with null an empty form. */
  show(id: string | null): Promise<void> {
    return this.#enqueueTask(() => this.#show(id));
  }

  /** Removes the draft because its content was sent; what is typed afterwards is stored again. */
  async settle(): Promise<void> {
    this.#written = this.#key();
    this.#committed = this.#written;
    await this.#workspace.write([this.removal()]);
    forgetDraft(this.#id);
  }

  /** Stops storing because the form is being saved; `false` resumes it. */
  finish(over: boolean): void {
    this.#finished = over;
  }

  /** Starts again with an empty form after `saved` was saved; what was typed since then stays. */
  restart(saved: FormContent<F>): void {
    const later = keyOf(saved) === this.#key() ? {} : this.#filled;
    forgetDraft(this.#id);
    this.#begin();
    this.#fill(later);
    this.flush();
  }

  /**
   * Assigns the draft to another form because its record was deleted or restored; `base` is the initial content there.
   */
  reassign(form: string, base: FormContent<F> | null): void {
    if (form === this.#form) return;
    this.#form = form;
    this.#base = base;
    if (this.#toStore()) this.#written = '';
    this.flush();
  }

  /** Treats the stored value of a field as its initial value, and shows it or what was typed. */
  rebase(field: string, stored: FormContent<F>, show: 'mine' | 'stored'): void {
    this.#start = withField(this.#start, field, stored);
    this.#fill(show === 'stored' ? withField(this.#filled, field, stored) : {});
    this.flush();
  }

  /** Stores what is typed, unless nothing can be stored: the error would appear again with every word. */
  set(field: F, value: string): void {
    this.#fill({ values: { ...this.#filled.values, [field]: value } });
    if (this.#hasDatabase()) this.flush();
  }

  /**
   * Adds chosen files to the draft, or replaces its one file. `prepare` checks them and gets the content at that time;
   * `failure` is the error if they cannot be stored. Returns the errors.
   */
  choose(
    prepare: (filled: FormContent<F>) => Promise<ChosenFiles>,
    failure: string,
    several = false,
  ): Promise<readonly string[]> {
    return this.#enqueue(async () => {
      try {
        const { stored = [], errors = [] } = await prepare(this.#filled);
        const chosen = stored.map(toStoredPdf);
        const { files } = this.#filled;
        const next = several ? { files: [...files, ...chosen] } : { file: chosen[0] ?? null };
        if (chosen.length > 0)
          await this.#replace(
            next,
            stored.map((file) => put('files', file)),
          );
        return errors;
      } catch {
        return [failure];
      }
    });
  }

  /** Removes one of several files or, without an id, the one file. */
  removeFile(id?: string): Promise<void> {
    return this.#enqueue(() =>
      this.#replace(
        id === undefined
          ? { file: null }
          : { files: this.#filled.files.filter(({ file }) => file !== id) },
      ),
    );
  }

  /** Changes the files of the form, together with the changes that store them. */
  async #replace(next: Partial<FormContent<F>>, changes: readonly Change[] = []): Promise<void> {
    if (this.#finished) return;
    const { file, files } = this.#filled;
    this.#fill(next);
    try {
      await this.#store(changes);
    } catch (error) {
      this.#fill({ file, files });
      throw error;
    }
  }

  /** Runs tasks in sequence after the draft is restored, so that two file drops do not mix. */
  #enqueue<R>(work: () => Promise<R>): Promise<R> {
    return (this.#opening ?? this.open()).then(() => this.#enqueueTask(work));
  }

  #fill(change: Partial<FormContent<F>>): void {
    this.#filled = { ...this.#filled, ...change };
    for (const notify of this.#listeners) notify();
  }

  #enqueueTask<R>(work: () => Promise<R>): Promise<R> {
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => {});
    return turn;
  }

  #hold(): void {
    this.#release();
    this.#release = claimDraft(this.#id);
  }

  async #restoreNewest(): Promise<void> {
    await this.#workspace.load('drafts');
    await replayDrafts(this.#workspace).catch(() => {});
    await this.#findAbandoned();
    const [newest] = this.abandoned;
    const draft = newest && !this.#closed ? await this.#take(newest.id) : undefined;
    if (draft && !this.#closed) this.#restore(draft);
    this.#ready = true;
    this.flush();
    await this.#readFile();
    if (draft && draft.id !== this.#id) await this.#findAbandoned();
    this.#fill({});
  }

  /**
   * Shows a draft together with what was typed before it was found; if that would overwrite text, the draft stays
   * abandoned.
   */
  #restore(draft: Draft): void {
    const [typed, start] = [this.#filled.values, this.#start.values];
    const early = (Object.keys(typed) as F[]).filter((name) => typed[name] !== start[name]);
    const isCompatible = early.every((name) => {
      const found = draft.fields[name] ?? start[name];
      return found === start[name] || typed[name].startsWith(found);
    });
    if (!isCompatible) return;
    this.#begin(draft);
    for (const name of early)
      this.#fill({ values: { ...this.#filled.values, [name]: typed[name] } });
  }

  /** Reads the name and size of a restored file; it is removed if it no longer exists. */
  async #readFile(): Promise<void> {
    const { file } = this.#filled;
    if (!file || file === this.#fresh.file || file.sha256 !== undefined) return;
    const stored = await this.#workspace.read('files', file.file);
    if (this.#filled.file === file) this.#fill({ file: stored && toStoredPdf(stored) });
  }

  async #findAbandoned(): Promise<void> {
    const all = draftsOf(this.#workspace.records('drafts'), this.#form).filter(
      ({ id }) => id !== this.#id,
    );
    const left = await abandonedDrafts(all.map(({ id }) => id));
    this.abandoned = all.filter(({ id }) => left.has(id));
  }

  /** Moves an abandoned draft to a new id, so that no other form writes to it. */
  async #take(id: string): Promise<Draft | undefined> {
    const name = newId();
    let found: Draft | null = null;
    await this.#workspace
      .write([
        change('drafts', id, (stored) => ((found = stored), null)),
        change('drafts', name, () => found && { ...found, id: name, form: this.#form }),
      ])
      .catch(() => {});
    const taken = this.#workspace.records('drafts').get(name);
    if (taken) this.abandoned = this.abandoned.filter((draft) => draft.id !== id);
    return taken;
  }

  async #show(id: string | null): Promise<void> {
    const draft = id === null ? undefined : await this.#take(id);
    this.#storeCurrent();
    this.#begin(draft);
    await this.#readFile();
    await this.#findAbandoned();
    this.#fill({});
  }

  /** Stores the latest content under the current id, even during another write. */
  #storeCurrent(): void {
    const draft = this.#toStore();
    if (draft && (this.#key() !== this.#written || !this.isStored()))
      this.#store().catch(() => noteDraft(draft));
  }

  /** Puts a draft into the form, or resets it, under a new id. */
  #begin(draft?: Draft): void {
    this.#finished = false;
    this.#id = draft?.id ?? newId();
    this.#hold();
    this.foundAt = draft?.at ?? null;
    this.#start = this.#fresh;
    this.#filled = this.#fresh;
    if (draft)
      [this.#start, this.#filled] = refreshContent(
        fromDraftContent(draft.opened),
        fromDraftContent(draft),
        this.#fresh,
      );
    this.#written = this.#key();
    this.#committed = this.#written;
    this.#fill({});
  }

  #store(changes: readonly Change[] = []): Promise<void> {
    const id = this.#id;
    const key = this.#key();
    const draft = this.#toStore();
    this.#written = key;
    // Unchanged content is not a draft.
    return this.#workspace
      .write(
        [...changes, draft ? put('drafts', draft) : remove('drafts', id)],
        changes.length === 0,
      )
      .then(() => {
        if (draft && !this.#hasDatabase()) return;
        if (id === this.#id) this.#committed = key;
        if (id !== this.#id || this.#key() === key) forgetDraft(id);
      });
  }

  #toStore(): Draft | null {
    if (this.#key() === keyOf(this.#start)) return null;
    const opened = toDraftContent(this.#base ?? this.#start);
    return { id: this.#id, at: now(), form: this.#form, ...toDraftContent(this.#filled), opened };
  }

  #key(): string {
    return keyOf(this.#filled);
  }
}

const keyOf = (content: FormContent) => JSON.stringify(toDraftContent(content));
