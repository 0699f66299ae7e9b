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

/** What is in a form, as a draft stores it. */
export type DraftContent = Pick<Draft, 'fields' | 'file' | 'files'>;

/** A draft that no open form holds. */
export type AbandonedDraft = Pick<Draft, 'id' | 'at' | 'form' | 'fields'>;

/** What a draft is for; a draft of an earlier release is named like its form. */
const formOf = ({ form, id }: AbandonedDraft) => form ?? id;

/** The stored drafts of a form, the newest first, those of an earlier release included. */
export function draftsOf(drafts: StoredRecords<'drafts'>, form: string): Draft[] {
  const earlier = legacyName(form);
  return [...drafts.values()]
    .filter((draft) => formOf(draft) === form || draft.id === earlier)
    .sort((one, other) => (one.at < other.at ? 1 : -1));
}

/** The name that an earlier release gave to the draft of a form that has a more exact one now. */
function legacyName(form: string): string | null {
  const [kind, ...rest] = form.split(':');
  if (kind === 'cancel') return `cancel:${rest.slice(0, -1).join(':')}`;
  if (kind !== 'reason') return null;
  const rows = rest.slice(1).join(':').split('\n');
  return `reason:${rows.length > 1 ? 'several' : rows[0]?.slice(-93)}`;
}

/**
 * What is in an open form, stored on the device as a draft of its own while it is filled in, whatever way it goes away.
 * `T` is what the form holds; the forms say how it is stored and read.
 */
export abstract class FormDraft<T> {
  /** When the draft was stored that the form shows; null where it began empty. */
  foundAt: string | null = null;
  /** The drafts of this form that were left behind, besides the one that it shows; the newest first. */
  abandoned: readonly AbandonedDraft[] = [];
  protected workspace: Workspace;
  /** What the form showed before anything was changed in it: as the record was then. */
  protected start: T;
  protected filled: T;
  #form: string;
  #fresh: T;
  #id = newId();
  /** The content whose writing was begun, and the one that the database has. */
  #written: string;
  #committed: string;
  #finished = false;
  #writing = false;
  #ready = false;
  #closed = false;
  /** What its form shows at first where it is opened again, if that is something else by now. */
  #base: T | null = null;
  #release = () => {};
  #opening: Promise<void> | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #listeners = new Set<() => void>();

  /** `form` names what it is for; `start` is what the form shows where there is no draft. */
  constructor(workspace: Workspace, form: string, start: T) {
    this.workspace = workspace;
    this.#form = form;
    this.#fresh = start;
    this.start = start;
    this.filled = start;
    this.#written = this.#keyOf(start);
    this.#committed = this.#written;
  }

  /** How it is stored. */
  protected abstract write(filled: T): DraftContent;

  /** What is stored, as the form holds it. */
  protected abstract read(content: DraftContent): T;

  subscribe = (notify: () => void): (() => void) => {
    this.#listeners.add(notify);
    return () => void this.#listeners.delete(notify);
  };

  snapshot = (): T => this.filled;

  /** What the form showed before anything was changed in it. */
  opened = (): T => this.start;

  /** Claims the draft for this form, and restores the newest one that was left behind. */
  open(): Promise<void> {
    this.#closed = false;
    this.#hold();
    this.#opening ??= this.#enqueueTask(() => this.#restoreNewest());
    return this.#opening;
  }

  /** Waits until the form shows what was left behind, where there is something. */
  found(): Promise<void> {
    return (this.#opening ?? this.open()).catch(() => {});
  }

  /** Ends with the form: what is in it is left behind as a draft. */
  close(): void {
    this.#closed = true;
    this.leave();
    this.#release();
    if (this.#finished && !this.isStored()) forgetDraft(this.#id);
  }

  /** Stores what is not stored yet, at once: a page that is left has no time. What comes meanwhile is stored after that. */
  flush(): void {
    if (!this.#ready || this.#finished || this.#writing || this.#key() === this.#written) return;
    this.#writing = true;
    const goOn = () => {
      this.#writing = false;
      this.flush();
    };
    this.#store().then(goOn, goOn);
  }

  /** Stores it as the page is left: also what the database might lose, and what another tab took away. */
  leave(): void {
    const draft = this.#toStore();
    if (draft && !this.#finished && !this.isStored()) this.#written = '';
    this.flush();
    if (draft && this.#key() !== this.#committed) noteDraft(draft);
  }

  /** Whether this form's draft is on the device now. */
  isStored(): boolean {
    return this.workspace.records('drafts').has(this.#id);
  }

  /** Removes the draft: goes into the write that saves what is in the form. */
  removal(): Change {
    return remove('drafts', this.#id);
  }

  /** Makes the form what it is without a draft; returns the function that brings the draft back. */
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

  /** Leaves what is in the form behind and shows another draft that was left behind, or with null an empty form. */
  show(id: string | null): Promise<void> {
    return this.#enqueueTask(() => this.#show(id));
  }

  /** Removes the draft, because what is in the form was sent; what is typed after that is stored again. */
  async settle(): Promise<void> {
    this.#written = this.#key();
    this.#committed = this.#written;
    await this.workspace.write([this.removal()]);
    forgetDraft(this.#id);
  }

  /** Ends the storing, because what was filled in is being saved; or goes on with it. */
  finish(over: boolean): void {
    this.#finished = over;
  }

  /** Begins again with an empty form after `saved` was saved; what was typed since then stays. */
  restart(saved: T): void {
    const later = this.#keyOf(saved) === this.#key() ? {} : this.filled;
    forgetDraft(this.#id);
    this.#begin();
    this.fill(later);
    this.flush();
  }

  /** Says what the draft is for from now on, because its record is gone or back, and what it is a change of then. */
  reassign(form: string, base: T | null): void {
    if (form === this.#form) return;
    this.#form = form;
    this.#base = base;
    if (this.#toStore()) this.#written = '';
    this.flush();
  }

  /** Takes a field as it is stored now for the one that the form opened with, and shows it or what was typed. */
  rebase(field: string, stored: T, show: 'mine' | 'stored'): void {
    const now = this.write(stored);
    const start = withField(this.write(this.start), field, now);
    const filled = this.write(this.filled);
    const next = show === 'stored' ? withField(filled, field, now) : filled;
    this.start = this.read(start);
    this.fill(this.read(next));
    this.flush();
  }

  /** Notes what is typed; where nothing is kept, the message that says so would come back with every word. */
  protected type(change: Partial<T>): void {
    this.fill(change);
    const persistence = this.workspace.persistence();
    if (persistence === 'persisted' || persistence === 'full') this.flush();
  }

  /** Puts other files into the form, with the changes that store them. */
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

  /** One after the other, and after the draft is restored: two drops of files must not mix. */
  protected enqueue<R>(work: () => Promise<R>): Promise<R> {
    return (this.#opening ?? this.open()).then(() => this.#enqueueTask(work));
  }

  /** A draft of an earlier release, which did not note what its form showed at first. */
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
    // One of an earlier release may be about something else: it is offered only.
    const newest = this.abandoned.find((draft) => formOf(draft) === this.#form);
    const draft = newest && !this.#closed ? await this.#take(newest.id) : undefined;
    if (draft && !this.#closed) this.#restore(draft);
    this.#ready = true;
    this.flush();
    if (draft && draft.id !== this.#id) await this.#findAbandoned();
    this.fill({});
  }

  /** Shows a draft with what was typed before it was found, unless that would replace something: then it is left. */
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

  /** Finds the drafts that were left behind. */
  async #findAbandoned(): Promise<void> {
    const all = draftsOf(this.workspace.records('drafts'), this.#form).filter(
      ({ id }) => id !== this.#id,
    );
    const left = await abandonedDrafts(all.map(({ id }) => id));
    this.abandoned = all.filter(({ id }) => left.has(id));
  }

  /** Takes a draft that was left behind over under a name of its own: no other form writes there. */
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

  /** Stores the last word under the present name, whatever is being written. */
  #storeCurrent(): void {
    const draft = this.#toStore();
    if (draft && (this.#key() !== this.#written || !this.isStored()))
      this.#store().catch(() => noteDraft(draft));
  }

  /** Puts a draft into the form, or nothing, under its own name. */
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
    // What says nothing new is no draft.
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

/** One content with a field of another: a text by its name, or what is chosen. */
function withField(content: DraftContent, field: Field, from: DraftContent): DraftContent {
  if (field === 'file') return { ...content, file: from.file };
  if (field === 'files') return { ...content, files: from.files };
  return { ...content, fields: { ...content.fields, [field]: from.fields[field] ?? '' } };
}

/** What a form showed at first and what was made of it, where what was not changed is as it is now. */
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
