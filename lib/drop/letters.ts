import { normalizeId } from '@/lib/record/person';
import { shownRelease } from '@/lib/site/release';
import { toFileRecord } from '@/lib/store/file';
import { change, newId, now, put, type Change, type Records } from '@/lib/store/record';
import { isSendable } from './letter';

type AnyLetter = Records['letters'];

/** A letter that this device sends. */
export type OutLetter = Extract<AnyLetter, { direction: 'out' }>;

/** A letter from this device's inbox. */
export type InLetter = Extract<AnyLetter, { direction: 'in' }>;

/** Whom the letters to the college's office are to. */
export const office = 'office';

/** Returns true for a letter that all students of a section read. */
export const isForSection = ({ kind }: Pick<AnyLetter, 'kind'>): boolean =>
  kind === 'assignments' || kind === 'changes' || kind === 'sectionNote' || kind === 'attendance';

/** Returns true for a letter of a student that a teacher answers with a file. */
export const isAnswered = ({ kind }: Pick<AnyLetter, 'kind'>): boolean =>
  kind === 'request' || kind === 'question';

/** Returns true for a letter in an outbox that has the number of a week or a day instead of that of an answer. */
export const isNumbered = (letter: Pick<AnyLetter, 'kind' | 'with'>): boolean =>
  (isForSection(letter) && letter.with !== office) ||
  letter.kind === 'note' ||
  letter.kind === 'award';

interface NewLetter {
  kind: OutLetter['kind'];
  /** An employee id, a roll number, a section or the office. */
  with: string;
  /** The exchange file. */
  file?: Blob;
  about?: readonly string[];
  /** The id of the letter that it answers. */
  re?: string | undefined;
  /** The day that a letter about attendance is of. */
  day?: string;
  /** When it may be sent; at once without it. */
  notBefore?: string;
}

/**
 * The changes that put a letter into the queue, for the transaction of what it tells. A letter that no server would take
 * has a problem.
 */
export async function letterChanges({
  kind,
  with: whom,
  file,
  about = [],
  re,
  ...times
}: NewLetter): Promise<{ id: string; changes: Change[] } | { problem: 'tooLarge' }> {
  const [id, at] = [newId(), now()];
  const content = file && { file: await file.text() };
  if (!(await isSendable({ format: 1, id, kind, at, ...(re && { re }), ...content })))
    return { problem: 'tooLarge' };
  const stored = file && (await toFileRecord(file, file instanceof File ? file.name : kind));
  const letter: OutLetter = {
    ...{ id, direction: 'out', at, kind, about: [...about], state: 'waiting' },
    with: whom === office || isForSection({ kind }) ? whom : normalizeId(whom),
    ...(re && { re }),
    ...(stored && { file: stored.id }),
    ...times,
  };
  return { id, changes: [...(stored ? [put('files', stored)] : []), put('letters', letter)] };
}

/** A fetched letter by its name; one that does not open, or is of no use, is refused. */
export function inLetter(name: string, from: string, letter: Partial<InLetter>): InLetter {
  return {
    ...{ id: name, direction: 'in', at: now(), kind: 'request', with: from, state: 'refused' },
    ...letter,
  };
}

/** The change that remembers a fetched letter. */
export const received = (...letter: Parameters<typeof inLetter>): Change =>
  put('letters', inLetter(...letter));

/** Returns what is remembered of a letter that only a newer release opens. */
export const newer = () => ({ state: 'newer', release: shownRelease() }) as const;

/** Returns true unless a newer release than before may open the letter. */
export const isOfThisRelease = ({ state, release }: InLetter): boolean =>
  state !== 'newer' || release === shownRelease();

/** The changes to fetched letters whose files are imported or left out. */
export function takenChanges(ids: readonly string[]): Change[] {
  return ids.map((id) => changeLetter(id, 'in', { state: 'taken', file: undefined }));
}

/** The change that sends a letter once more that failed. */
export function retryChange(id: string): Change {
  return changeLetter(id, 'out', { state: 'waiting', problem: undefined });
}

/** Fields of a letter; undefined removes one. */
export type LetterFields<D extends AnyLetter['direction']> = {
  [F in keyof LetterOf<D>]?: LetterOf<D>[F] | undefined;
};

type LetterOf<D extends AnyLetter['direction']> = Extract<AnyLetter, { direction: D }>;

/** The change of some fields of a letter, if it is there; a function computes them from the stored letter. */
export function changeLetter<D extends AnyLetter['direction']>(
  id: string,
  direction: D,
  fields: LetterFields<D> | ((current: LetterOf<D>) => LetterFields<D>),
): Change {
  const changed = now();
  return change('letters', id, (current) => {
    if (current?.direction !== direction) return current;
    const found = typeof fields === 'function' ? fields(current as LetterOf<D>) : fields;
    if (Object.keys(found).length === 0) return current;
    const entries = Object.entries({ ...current, ...found, changed });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as AnyLetter;
  });
}
