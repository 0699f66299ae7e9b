import { earlierVersions, type FieldsOf } from '@/lib/store/overlay';
import { change, now, type Change, type Records } from '@/lib/store/record';
import type { ListName } from '@/lib/store/use-list';

/** How a form holds a record, and how the fields that it saves are read from it. */
export interface FormShape<T, F extends object, R = never> {
  /** A record as its form shows it. */
  fill: (record: R) => T;
  /** What the form holds, as a record has it. */
  read: (filled: T) => F;
  /** Fields that take the changes of both sides; undefined where that cannot be. */
  combine?: { [K in keyof F]?: (opened: F[K], mine: F[K], stored: F[K]) => F[K] | undefined };
}

/** A field that was changed to different values in the form and on the device. */
export interface Conflict<F extends object> {
  field: keyof F & string;
  mine: F[keyof F];
  stored: F[keyof F];
}

/**
 * One try at saving a form that changes a record: what it opened with, what it holds, and what is stored at the moment
 * of saving. A field that the form did not change keeps its stored value. Read it after the write: where it stopped,
 * nothing was saved and the person must be asked.
 */
export class FormMerge<T, F extends object, R> {
  conflicts: readonly Conflict<F>[] = [];
  /** Whether the record was deleted in the meantime. */
  gone = false;
  /** What is stored, as the form would show it; what a person's answer is about. */
  stored: T | null = null;
  #opened: F;
  #typed: F;

  constructor(
    readonly shape: FormShape<T, F, R>,
    opened: T,
    readonly typed: T,
  ) {
    this.#opened = shape.read(opened);
    this.#typed = shape.read(typed);
  }

  get stopped(): boolean {
    return this.gone || this.conflicts.length > 0;
  }

  /** A change that goes along with the record: it is made where the record is saved. */
  with<C extends Change>(other: C, needed: () => boolean = () => true): Change {
    const to = other.to as (current: unknown) => never;
    return {
      ...other,
      to: (current: never) => (this.stopped || !needed() ? current : to(current)),
    } as unknown as Change;
  }

  /**
   * The change of the record, which is `record` with whatever is stored by then. `also` gives the fields to store from
   * those that change; without it they are these. Once it stopped it stays so: it may run more than once.
   */
  save<S extends ListName>(
    store: S,
    record: R & { id: string; origin: 'device' | 'content' },
    also: (before: R, after: F, changed: Partial<F>) => Partial<FieldsOf<S>> = (
      _before,
      _after,
      changed,
    ) => changed as Partial<FieldsOf<S>>,
  ): Change {
    const { id, origin } = record;
    const at = now();
    return change(store, id, (current) => {
      this.gone ||= current ? current.removed : origin === 'device';
      if (this.stopped) return current;
      const before = { ...record, ...current?.fields };
      const [after, changed] = this.#mergeWith(before);
      if (!after || !changed) return current;
      const fields = also(before, after, changed);
      if (Object.keys(fields).length === 0) return current;
      return {
        ...(current ?? { id, origin, removed: false, at }),
        ...(current && earlierVersions(store, current)),
        changed: at,
        fields: { ...current?.fields, ...fields },
      } as unknown as Records[S];
    });
  }

  #mergeWith(record: R): [after: F, changed: Partial<F>] | [null, null] {
    const filled = this.shape.fill(record);
    const stored = this.shape.read(filled);
    const { fields, conflicts } = mergeFields(
      this.#opened,
      this.#typed,
      stored,
      this.shape.combine,
    );
    this.conflicts = conflicts;
    this.stored = filled;
    if (conflicts.length > 0) return [null, null];
    const changed = keysOf(fields).filter((key) => !isSame(fields[key], stored[key]));
    return [fields, Object.fromEntries(changed.map((key) => [key, fields[key]])) as Partial<F>];
  }
}

/** What comes of the changes that a form and the device made to the same fields. */
export function mergeFields<F extends object>(
  opened: F,
  mine: F,
  stored: F,
  combine: FormShape<never, F>['combine'] = {},
): { fields: F; conflicts: Conflict<F>[] } {
  const fields = { ...stored };
  const conflicts: Conflict<F>[] = [];
  for (const key of keysOf(mine)) {
    if (isSame(mine[key], opened[key]) || isSame(mine[key], stored[key])) continue;
    if (isSame(stored[key], opened[key])) fields[key] = mine[key];
    else {
      const both = combine[key]?.(opened[key], mine[key], stored[key]);
      if (both === undefined) conflicts.push({ field: key, mine: mine[key], stored: stored[key] });
      else fields[key] = both;
    }
  }
  return { fields, conflicts };
}

function keysOf<F extends object>(fields: F): (keyof F & string)[] {
  return Object.keys(fields) as (keyof F & string)[];
}

/** Whether two values say the same; a file is the one that is stored under its id. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, fileIdReplacer) === JSON.stringify(other, fileIdReplacer);
}

function fileIdReplacer(_key: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'file' in value ? value.file : value;
}
