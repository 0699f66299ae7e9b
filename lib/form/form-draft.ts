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
import type { Workspace } from '@/lib/store/workspace';
import { forgetDraft, noteDraft, replayDrafts } from './draft-journal';
import { abandonedDrafts, claimDraft } from './draft-presence';

type Draft = Records['drafts'];

/** The content of a form, as a draft stores it. */
export type DraftContent = Pick<Draft, 'fields' | 'file' | 'files'>;

export type AbandonedDraft = Pick<Draft, 'id' | 'at' | 'form' | 'fields'>;

/** The form of a draft; in an earlier release the id was the form's name. */
const formOf = ({ form, id }: AbandonedDraft) => form ?? id;

/** The stored drafts of a form, newest first, including those of an earlier release. */
export function draftsOf(drafts: StoredRecords<'drafts'>, form: string): Draft[] {
  const earlier = legacyName(form);
  return [...drafts.values()]
    .filter((draft) => formOf(draft) === form || draft.id === earlier)
    .sort((one, other) => (one.at < other.at ? 1 : -1));
}

/** The name that an earlier release used for the draft of a form that has a more specific name now. */
function legacyName(form: string): string | null {
  const [kind, ...rest] = form.split(':');
  if (kind === 'cancel') return `cancel:${rest.slice(0, -1).join(':')}`;
  if (kind !== 'reason') return null;
  const rows = rest.slice(1).join(':').split('\n');
  return `reason:${rows.length > 1 ? 'several' : rows[0]?.slice(-93)}`;
}

/**
 * The content of an open form, stored on the device as a separate draft while the user fills it in. `T` is the content
 * of the form; subclasses define how it is written and read.
 */
export abstract class FormDraft<T> {
  /** When the restored draft was stored; null if the form started without one. */
  foundAt: string | null = null;
  /** The other abandoned drafts of this form, newest first. */
  abandoned: readonly AbandonedDraft[] = [];
  protected workspace: Workspace;
  /** The content of the form before any change: the record as it was then. */
  protected start: T;
  protected filled: T;
  #form: string;
  #fresh: T;
  #id = newId();
  /** The content last sent to the database, and the content it has confirmed. */
  #written: string;
  #committed: string;
  #finished = false;
  #writing = false;
  #ready = false;
  #closed = false;
  /** The initial content when the form is opened again, if that has changed since. */
  #base: T | null = null;
  #release = () => {};
  #opening: Promise<void> | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #listeners = new Set<() => void>();

  /** `form` is the name of the form; `start` is its content without a draft. */
  constructor(workspace: Workspace, form: string, start: T) {
    this.workspace = workspace;
    this.#form = form;
    this.#fresh = start;
    this.start = start;
    this.filled = start;
    this.#written = this.#keyOf(start);
    this.#committed = this.#written;
  }

  /** The content of the form as a draft. */
  protected abstract write(filled: T): DraftContent;

  /** The content of a draft as the form uses it. */
  protected abstract read(content: DraftContent): T;

  subscribe = (notify: () => void): (() => void) => {
    this.#listeners.add(notify);
    return () => void this.#listeners.delete(notify);
  };

  snapshot = (): T => this.filled;

  /** The content of the form before any change. */
  opened = (): T => this.start;

  /** Claims the draft for this form, and restores the newest abandoned one. */
  open(): Promise<void> {
    this.#closed = false;
    this.#hold();
    this.#opening ??= this.#enqueueTask(() => this.#restoreNewest());
    return this.#opening;
  }

  /** Waits until the form shows a restored draft, if there is one. */
  found(): Promise<void> {
    return (this.#opening ?? this.open()).catch(() => {});
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
    if (draft && !this.#finished && !this.isStored()) this.#written = '';
    this.flush();
    if (draft && this.#key() !== this.#committed) noteDraft(draft);
  }

  /** Whether this form's draft is in the database. */
  isStored(): boolean {
    return this.workspace.records('drafts').has(this.#id);
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
      const undo = await this.workspace
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
    await this.workspace.write([this.removal()]);
    forgetDraft(this.#id);
  }

  /** Stops storing because the form is being saved; `false` resumes it. */
  finish(over: boolean): void {
    this.#finished = over;
  }

  /** Starts again with an empty form after `saved` was saved; what was typed since then stays. */
  restart(saved: T): void {
    const later = this.#keyOf(saved) === this.#key() ? {} : this.filled;
    forgetDraft(this.#id);
    this.#begin();
    this.fill(later);
    this.flush();
  }

  /**
   * Assigns the draft to another form because its record was deleted or restored; `base` is the initial content there.
   */
  reassign(form: string, base: T | null): void {
    if (form === this.#form) return;
    this.#form = form;
    this.#base = base;
    if (this.#toStore()) this.#written = '';
    this.flush();
  }

  /** Treats the stored value of a field as its initial value, and shows it or what was typed. */
  rebase(field: string, stored: T, show: 'mine' | 'stored'): void {
    const now = this.write(stored);
    const start = withField(this.write(this.start), field, now);
    const filled = this.write(this.filled);
    const next = show === 'stored' ? withField(filled, field, now) : filled;
    this.start = this.read(start);
    this.fill(this.read(next));
    this.flush();
  }

  /** Stores what is typed, unless nothing can be stored: the error would appear again with every word. */
  protected type(change: Partial<T>): void {
    this.fill(change);
    const persistence = this.workspace.persistence();
    if (persistence === 'persisted' || persistence === 'full') this.flush();
  }

  /** Changes the files of the form, together with the changes that store them. */
  protected async replace(next: Partial<T>, changes: readonly Change[]): Promise<void> {
    if (this.#finished) return;
    const before = this.filled;
    this.fill(next);
    try {
      await this.#store(changes);
    } catch (error) {
      const back = Object.keys(next).map((key) => [key, before[key as keyof T]]);
      this.fill(Object.fromEntries(back) as Partial<T>);
      throw error;
    }
  }

  /** Runs tasks in sequence after the draft is restored, so that two file drops do not mix. */
  protected enqueue<R>(work: () => Promise<R>): Promise<R> {
    return (this.#opening ?? this.open()).then(() => this.#enqueueTask(work));
  }

  /** Converts a draft of an earlier release, which has no initial content. */
  protected migrate?(draft: DraftContent, fresh: DraftContent): DraftContent;

  protected fill(change: Partial<T>): void {
    this.filled = { ...this.filled, ...change };
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
    await this.workspace.load('drafts');
    await replayDrafts(this.workspace).catch(() => {});
    await this.#findAbandoned();
    // A draft of an earlier release may belong to another record, so it is only offered.
    const newest = this.abandoned.find((draft) => formOf(draft) === this.#form);
    const draft = newest && !this.#closed ? await this.#take(newest.id) : undefined;
    if (draft && !this.#closed) this.#restore(draft);
    this.#ready = true;
    this.flush();
    if (draft && draft.id !== this.#id) await this.#findAbandoned();
    this.fill({});
  }

  /**
   * Shows a draft together with what was typed before it was found; if that would overwrite text, the draft stays
   * abandoned.
   */
  #restore(draft: Draft): void {
    const [typed, start] = [this.write(this.filled).fields, this.write(this.start).fields];
    const early = Object.keys(typed).filter((name) => typed[name] !== start[name]);
    const isCompatible = early.every((name) => {
      const found = draft.fields[name] ?? start[name] ?? '';
      return found === start[name] || typed[name]?.startsWith(found);
    });
    if (!isCompatible) return;
    this.#begin(draft);
    const content = this.write(this.filled);
    const fields = Object.fromEntries(early.map((name) => [name, typed[name] ?? '']));
    this.fill(this.read({ ...content, fields: { ...content.fields, ...fields } }));
  }

  async #findAbandoned(): Promise<void> {
    const all = draftsOf(this.workspace.records('drafts'), this.#form).filter(
      ({ id }) => id !== this.#id,
    );
    const left = await abandonedDrafts(all.map(({ id }) => id));
    this.abandoned = all.filter(({ id }) => left.has(id));
  }

  /** Moves an abandoned draft to a new id, so that no other form writes to it. */
  async #take(id: string): Promise<Draft | undefined> {
    const name = newId();
    let found: Draft | null = null;
    await this.workspace
      .write([
        change('drafts', id, (stored) => ((found = stored), null)),
        change('drafts', name, () => found && { ...found, id: name, form: this.#form }),
      ])
      .catch(() => {});
    const taken = this.workspace.records('drafts').get(name);
    if (taken) this.abandoned = this.abandoned.filter((draft) => draft.id !== id);
    return taken;
  }

  async #show(id: string | null): Promise<void> {
    const draft = id === null ? undefined : await this.#take(id);
    this.#storeCurrent();
    this.#begin(draft);
    await this.#findAbandoned();
    this.fill({});
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
    this.start = this.#fresh;
    this.filled = this.#fresh;
    if (draft) {
      const fresh = this.write(this.#fresh);
      const typed = (!draft.opened && this.migrate?.(draft, fresh)) || draft;
      const [opened, shown] = refreshed(draft.opened ?? fresh, typed, fresh);
      this.start = this.read(opened);
      this.filled = this.read(shown);
    }
    this.#written = this.#key();
    this.#committed = this.#written;
    this.fill({});
  }

  #store(changes: readonly Change[] = []): Promise<void> {
    const id = this.#id;
    const key = this.#key();
    const draft = this.#toStore();
    this.#written = key;
    // Unchanged content is not a draft.
    return this.workspace
      .write([...changes, draft ? put('drafts', draft) : remove('drafts', id)])
      .then(() => {
        if (id === this.#id) this.#committed = key;
        if (id !== this.#id || this.#key() === key) forgetDraft(id);
      });
  }

  #toStore(): Draft | null {
    if (this.#key() === this.#keyOf(this.start)) return null;
    const content = { ...this.write(this.filled), opened: this.write(this.#base ?? this.start) };
    return { id: this.#id, at: now(), form: this.#form, ...content };
  }

  #key(): string {
    return this.#keyOf(this.filled);
  }

  #keyOf(filled: T): string {
    return JSON.stringify(this.write(filled));
  }
}

type Field = 'file' | 'files' | (string & {});

/** Copies one field of a content into another: a text field by its name, or the files. */
function withField(content: DraftContent, field: Field, from: DraftContent): DraftContent {
  if (field === 'file') return { ...content, file: from.file };
  if (field === 'files') return { ...content, files: from.files };
  return { ...content, fields: { ...content.fields, [field]: from.fields[field] ?? '' } };
}

/** The initial and the typed content, with every unchanged field updated to the current record. */
function refreshed(
  opened: DraftContent,
  typed: DraftContent,
  fresh: DraftContent,
): [opened: DraftContent, typed: DraftContent] {
  const known = (content: DraftContent) => ({
    ...content,
    fields: Object.fromEntries(
      Object.entries(fresh.fields).map(([name, value]) => [name, content.fields[name] ?? value]),
    ),
  });
  const changed = known(typed);
  const before = known(opened);
  const same = (name: string) => before.fields[name] === changed.fields[name];
  const ids = ({ files = [] }: DraftContent) => files.map(({ file }) => file).join();
  const fields: Field[] = Object.keys(fresh.fields).filter(same);
  if (before.file === changed.file) fields.push('file');
  if (ids(before) === ids(changed)) fields.push('files');
  const asNow = (content: DraftContent) =>
    fields.reduce((all, field) => withField(all, field, fresh), content);
  return [asNow(before), asNow(changed)];
}
