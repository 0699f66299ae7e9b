import { earlierVersions, type FieldsOf } from '@/lib/store/overlay';
import { change, now, type Change, type Records } from '@/lib/store/record';
import type { ListName } from '@/lib/store/use-list';
import { changedFields, withFields, type FormContent } from './form-content';

/** Converts between a record and the content of its form. */
export interface FormShape<T extends FormContent, F extends object, R = never> {
  fill: (record: R) => T;
  read: (content: T) => F;
}

/**
 * One attempt to save a form that changes a record. A field that the form did not change keeps its stored value. Read it
 * after the write: if `stopped`, nothing was saved and the person must decide.
 */
export class FormMerge<T extends FormContent, F extends object, R> {
  /** The fields that were changed in the form and, in another way, in the stored record. */
  conflicts: readonly string[] = [];
  /** The record was deleted in the meantime. */
  gone = false;
  /** The stored record as the form shows it. */
  stored: T | null = null;
  /** The content of the form as fields of the record. */
  readonly filled: F;

  constructor(
    readonly shape: FormShape<T, F, R>,
    readonly opened: T,
    readonly typed: T,
  ) {
    this.filled = shape.read(typed);
  }

  get stopped(): boolean {
    return this.gone || this.conflicts.length > 0;
  }

  /** A change in the same write, which applies only if the record is saved. */
  with<C extends Change>(other: C, needed: () => boolean = () => true): Change {
    const to = other.to as (current: unknown) => never;
    return {
      ...other,
      to: (current: never) => (this.stopped || !needed() ? current : to(current)),
    } as unknown as Change;
  }

  /**
   * The change of the record, which is `record` plus the fields that are stored at that moment. `also` returns the fields
   * to store; by default the changed ones. Once stopped it stays stopped, because it may run more than once.
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
      const stored = this.shape.fill(before);
      const mine = changedFields(this.opened, this.typed);
      const theirs = changedFields(this.opened, stored);
      const different = changedFields(this.typed, stored);
      this.stored = stored;
      this.conflicts = mine.filter((name) => theirs.includes(name) && different.includes(name));
      if (this.stopped) return current;
      const after = this.shape.read(withFields(stored, mine, this.typed) as T);
      const fields = also(before, after, differencesOf(this.shape.read(stored), after));
      if (Object.keys(fields).length === 0) return current;
      return {
        ...(current ?? { id, origin, removed: false, at }),
        ...(current && earlierVersions(store, current)),
        changed: at,
        fields: { ...current?.fields, ...fields },
      } as unknown as Records[S];
    });
  }
}

/** The fields of a record that have another value than before; files are compared by their id. */
function differencesOf<F extends object>(before: F, after: F): Partial<F> {
  const textOf = (value: unknown) => JSON.stringify(value, fileIdReplacer);
  const changed = Object.entries(after).filter(
    ([name, value]) => textOf(value) !== textOf(before[name as keyof F]),
  );
  return Object.fromEntries(changed) as Partial<F>;
}

function fileIdReplacer(_key: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'file' in value ? value.file : value;
}
