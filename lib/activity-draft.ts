import type { ActivityValues, TypedField } from './activity-check';
import { releaseFile, type Evidence } from './activity-write';
import { checkPdf } from './pdf-check';
import { toKeptFile } from './workspace/file';
import { now, put, remove, type Change, type Records } from './workspace/record';
import type { Workspace } from './workspace/workspace';

/** What the form of an activity holds. */
export interface Filled {
  values: ActivityValues;
  /** The file that was chosen, by its id. */
  file: string | null;
  /** The same file once it is read; null before, and where there is none. */
  evidence: Evidence | null;
}

/** How long typing rests before it is kept, in milliseconds. */
const rest = 300;

/**
 * The form of an activity, kept on the device as a draft while it is filled in, whatever way it goes away. The store of
 * drafts is loaded before. `start` is what stands in the form where no draft is kept.
 */
export class ActivityDraft {
  /** When the draft was kept that stood here at the opening; null without one. */
  readonly foundAt: string | null;
  #workspace: Workspace;
  #id: string;
  #start: Filled;
  #filled: Filled;
  #written: string;
  #over = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listeners = new Set<() => void>();

  constructor(workspace: Workspace, id: string, start: Omit<Filled, 'file'>) {
    this.#workspace = workspace;
    this.#id = id;
    this.#start = { ...start, file: start.evidence?.file ?? null };
    const kept = workspace.records('drafts').get(id);
    this.foundAt = kept?.at ?? null;
    this.#filled = kept ? read(kept, this.#start) : this.#start;
    this.#written = keyOf(this.#filled);
  }

  subscribe = (notify: () => void): (() => void) => {
    this.#listeners.add(notify);
    return () => void this.#listeners.delete(notify);
  };

  snapshot = (): Filled => this.#filled;

  set(field: TypedField, value: string): void {
    this.#fill({ values: { ...this.#filled.values, [field]: value } });
    // Where nothing is kept, the message that says so would come back with every word.
    if (this.#workspace.keeping() !== 'kept') return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.keep(), rest);
  }

  /** Keeps what is not kept yet. */
  keep(): void {
    clearTimeout(this.#timer);
    if (this.#over || keyOf(this.#filled) === this.#written) return;
    this.#workspace.write([this.#note()]).catch(() => {});
  }

  /** Whether a draft stands on the device now. */
  isKept(): boolean {
    return this.#workspace.records('drafts').has(this.#id);
  }

  /** The chosen file, read if need be; null where there is none or it is gone. */
  async evidence(): Promise<Evidence | null> {
    const { file, evidence } = this.#filled;
    if (!file || evidence) return evidence;
    const kept = await this.#workspace.read('files', file);
    if (this.#filled.file === file)
      this.#fill(kept ? { evidence: toEvidence(kept) } : { file: null });
    return this.#filled.evidence;
  }

  /** Checks a file and keeps it in place of the one before; gives what is wrong with it. */
  async choose(chosen: File): Promise<string | null> {
    const mistake = await checkPdf(chosen);
    if (mistake) return mistake;
    try {
      const pdf = chosen.slice(0, chosen.size, 'application/pdf');
      const kept = await toKeptFile(pdf, chosen.name);
      await this.#replace(toEvidence(kept), [put('files', kept)]);
      return null;
    } catch {
      return `${chosen.name} could not be kept on this device. Make room, or open the site over https, and choose it again.`;
    }
  }

  /** Takes the chosen file out of the form. */
  async removeFile(): Promise<void> {
    await this.#replace(null, []);
  }

  /** Makes the form what it was without a draft; gives the way back. */
  async discard(): Promise<() => Promise<void>> {
    clearTimeout(this.#timer);
    this.keep();
    const before = this.#filled;
    this.#fill(this.#start);
    this.#written = keyOf(this.#start);
    const undo = await this.#workspace.write([
      remove('drafts', this.#id),
      ...this.#release(before.file),
    ]);
    return async () => {
      await undo();
      this.#fill(before);
      this.#written = keyOf(before);
    };
  }

  /** Ends the keeping, because what was filled in is being kept elsewhere; or goes on with it. */
  finish(over: boolean): void {
    clearTimeout(this.#timer);
    this.#over = over;
  }

  async #replace(evidence: Evidence | null, changes: Change[]): Promise<void> {
    if (this.#over) return;
    const before = this.#filled;
    this.#fill({ evidence, file: evidence?.file ?? null });
    try {
      await this.#workspace.write([...changes, this.#note(), ...this.#release(before.file)]);
    } catch (error) {
      this.#fill({ evidence: before.evidence, file: before.file });
      throw error;
    }
  }

  /** The draft as it is to be kept; one that says nothing new is none. */
  #note(): Change {
    this.#written = keyOf(this.#filled);
    if (this.#written === keyOf(this.#start)) return remove('drafts', this.#id);
    const { values, file } = this.#filled;
    const fields = Object.entries(values).map(([field, value]) => [field, value.slice(0, 4000)]);
    return put('drafts', { id: this.#id, at: now(), fields: Object.fromEntries(fields), file });
  }

  #release(file: string | null): Change[] {
    if (file === this.#start.file) return [];
    return releaseFile(file, { activities: this.#workspace.records('activities') });
  }

  #fill(change: Partial<Filled>): void {
    this.#filled = { ...this.#filled, ...change };
    for (const notify of this.#listeners) notify();
  }
}

function keyOf({ values, file }: Filled): string {
  return JSON.stringify([values, file]);
}

function toEvidence({ id, name, size, sha256 }: Records['files']): Evidence {
  return { file: id, name, size, sha256 };
}

function read({ fields, file }: Records['drafts'], start: Filled): Filled {
  const values = Object.keys(start.values).map((field) => [
    field,
    fields[field] ?? start.values[field as TypedField],
  ]);
  return {
    values: Object.fromEntries(values) as ActivityValues,
    file,
    evidence: file === start.file ? start.evidence : null,
  };
}
