import { earlierVersions, type FieldsOf } from '@/lib/store/overlay';
import { change, now, type Change, type Records } from '@/lib/store/record';
import type { ListName } from '@/lib/store/use-list';

/** How a form represents a record. */
export interface FormShape<T, F extends object, R = never> {
  /** The content of the form for a record. */
  fill: (record: R) => T;
  /** The fields of the record from the content of the form. */
  read: (filled: T) => F;
  /** Fields that can merge the changes of both sides; undefined if a merge is not possible. */
  combine?: { [K in keyof F]?: (opened: F[K], mine: F[K], stored: F[K]) => F[K] | undefined };
}

/** A field with different changes in the form and on the device. */
interface Conflict<F extends object> {
  field: keyof F & string;
  mine: F[keyof F];
  stored: F[keyof F];
}

/**
 * One attempt to save a form that changes a record: its initial content, its content, and what is stored at the moment
 * of saving. A field that the form did not change keeps its stored value. Read it after the write: if `stopped`,
 * nothing was saved and the user must decide.
 */
export class FormMerge<T, F extends object, R> {
  conflicts: readonly Conflict<F>[] = [];
  /** Whether the record was deleted in the meantime. */
  gone = false;
  /** The stored record as the form would show it; the user's answers refer to it. */
  stored: T | null = null;
  /** What the user filled in, as the fields of the record. */
  readonly filled: F;
  #opened: F;

  constructor(
    readonly shape: FormShape<T, F, R>,
    opened: T,
    readonly typed: T,
  ) {
    this.#opened = shape.read(opened);
    this.filled = shape.read(typed);
  }

  get stopped(): boolean {
    return this.gone || this.conflicts.length > 0;
  }

  /** A change in the same write: it applies only if the record is saved. */
  with<C extends Change>(other: C, needed: () => boolean = () => true): Change {
    const to = other.to as (current: unknown) => never;
    return {
      ...other,
      to: (current: never) => (this.stopped || !needed() ? current : to(current)),
    } as unknown as Change;
  }

  /**
   * The change of the record, which is `record` plus what is stored at that moment. `also` returns the fields to store;
   * by default the changed ones. Once stopped it stays stopped, because it may run more than once.
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
      this.filled,
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

/** Merges the changes of a form and of the device to the same fields. */
function mergeFields<F extends object>(
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

/** Whether two values are equal; files are compared by their id. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, fileIdReplacer) === JSON.stringify(other, fileIdReplacer);
}

function fileIdReplacer(_key: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'file' in value ? value.file : value;
}
