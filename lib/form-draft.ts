import { now, put, remove, type Change, type Records } from './workspace/record';
import type { Workspace } from './workspace/workspace';

/** A draft as the device keeps it, without its id and its moment. */
export type DraftContent = Omit<Records['drafts'], 'id' | 'at'>;

/**
 * What stands in a form, kept on the device as a draft while it is filled in, whatever way it goes away. `T` is what
 * stands in the form; the forms say how it is kept and read.
 */
export abstract class FormDraft<T> {
  /** When the draft was kept that stood here at the opening; null without one. */
  foundAt: string | null = null;
  protected workspace: Workspace;
  protected start: T;
  protected filled: T;
  #id: string;
  #written: string;
  #over = false;
  #writing = false;
  #listeners = new Set<() => void>();

  /** `start` is what stands in the form where no draft is kept. */
  constructor(workspace: Workspace, id: string, start: T) {
    this.workspace = workspace;
    this.#id = id;
    this.start = start;
    this.filled = start;
    this.#written = this.#keyOf(start);
  }

  /** How it is kept. */
  protected abstract write(filled: T): DraftContent;

  /** What a kept draft says. */
  protected abstract read(kept: Records['drafts']): T;

  subscribe = (notify: () => void): (() => void) => {
    this.#listeners.add(notify);
    return () => void this.#listeners.delete(notify);
  };

  snapshot = (): T => this.filled;

  /** Takes over the draft that is kept, if there is one; the store of drafts is loaded before. */
  protected find(): void {
    const kept = this.workspace.records('drafts').get(this.#id);
    if (!kept) return;
    this.foundAt = kept.at;
    this.fill(this.read(kept));
    this.#written = this.#keyOf(this.filled);
  }

  /** Notes what is typed; where nothing is kept, the message that says so would come back with every word. */
  protected type(change: Partial<T>): void {
    this.fill(change);
    const keeping = this.workspace.keeping();
    if (keeping === 'kept' || keeping === 'full') this.keep();
  }

  /** Keeps what is not kept yet, at once: a page that is left has no time. What comes meanwhile is kept after that. */
  keep(): void {
    if (this.#over || this.#writing || this.#keyOf(this.filled) === this.#written) return;
    this.#writing = true;
    const goOn = () => {
      this.#writing = false;
      this.keep();
    };
    this.workspace.write([this.#note()]).then(goOn, goOn);
  }

  /** Whether a draft stands on the device now. */
  isKept(): boolean {
    return this.workspace.records('drafts').has(this.#id);
  }

  /** Makes the form what it was without a draft; gives the way back. */
  async discard(): Promise<() => Promise<void>> {
    await this.workspace.write([this.#note()]);
    const before = this.filled;
    this.fill(this.start);
    this.#written = this.#keyOf(this.start);
    const undo = await this.workspace.write([remove('drafts', this.#id)]);
    return async () => {
      await undo();
      this.fill(before);
      this.#written = this.#keyOf(before);
    };
  }

  /** Lets go of the draft, because what stands in the form went its way; what is typed after that is kept again. */
  async settle(): Promise<void> {
    this.#written = this.#keyOf(this.filled);
    await this.workspace.write([remove('drafts', this.#id)]);
  }

  /** Ends the keeping, because what was filled in is being kept elsewhere; or goes on with it. */
  finish(over: boolean): void {
    this.#over = over;
  }

  /** Begins anew with an empty form, after what stood in it was kept elsewhere. */
  restart(): void {
    this.#over = false;
    this.foundAt = null;
    this.#written = this.#keyOf(this.start);
    this.fill(this.start);
  }

  /** Puts other files into the form, with the changes that keep them. */
  protected async replace(next: Partial<T>, changes: readonly Change[]): Promise<void> {
    if (this.#over) return;
    const before = this.filled;
    this.fill(next);
    try {
      await this.workspace.write([...changes, this.#note()]);
    } catch (error) {
      const back = Object.keys(next).map((key) => [key, before[key as keyof T]]);
      this.fill(Object.fromEntries(back) as Partial<T>);
      throw error;
    }
  }

  protected fill(change: Partial<T>): void {
    this.filled = { ...this.filled, ...change };
    for (const notify of this.#listeners) notify();
  }

  /** The draft as it is to be kept; one that says nothing new is none. */
  #note(): Change {
    this.#written = this.#keyOf(this.filled);
    if (this.#written === this.#keyOf(this.start)) return remove('drafts', this.#id);
    return put('drafts', { id: this.#id, at: now(), ...this.write(this.filled) });
  }

  #keyOf(filled: T): string {
    return JSON.stringify(this.write(filled));
  }
}

/** Typed values, each cut to what a draft takes. */
export function cutValues(values: Readonly<Record<string, string>>): Record<string, string> {
  const cut = Object.entries(values).map(([field, value]) => [field, value.slice(0, 4000)]);
  return Object.fromEntries(cut) as Record<string, string>;
}

/** The values that a draft has for the fields of a form; what it lacks stays as at the start. */
export function keptValues<V extends Record<string, string>>(
  fields: Readonly<Record<string, string>>,
  start: V,
): V {
  const values = Object.keys(start).map((field) => [field, fields[field] ?? start[field]]);
  return Object.fromEntries(values) as V;
}
