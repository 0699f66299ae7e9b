/**
 * Letters of the drop box. The exchange file in a letter is the one that can also be saved.
 *
 * | Written                          | By                           | Stored in      | Undone by                    |
 * | -------------------------------- | ---------------------------- | -------------- | ---------------------------- |
 * | request, work, query, message, question | student                 | letters, files | Undo, as long as it waits    |
 * | decisions, assignments, changes, answer | teacher                      | letters, files | Undo, as long as it waits    |
 * | acknowledgement                  | the teacher's device         | letters        | cannot be undone             |
 * | letter that arrived              | the poll of the other device | letters, files | import or leave out          |
 * | letter that could not be sent    | the queue                    | letters        | Try again, or Remove         |
 */
import type { StudentDrop } from '@/lib/drop/access';
import type { InLetter, OutLetter } from '@/lib/drop/letters';
import { isMessage } from '@/lib/drop/message';
import { formatMinute } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';
import { countText } from '@/lib/text/count';

type Letter = InLetter | OutLetter;

/** A file of a student that came in a letter. */
export type NewLetter = InLetter & { letter: string; kind: keyof typeof nouns };

const nouns = {
  request: ['new request', 'new requests'],
  handins: ['new file of work', 'new files of work'],
  question: ['new question', 'new questions'],
  absence: ['new letter about days away', 'new letters about days away'],
} as const;

/** The last letter of a kind from this device about each record, by the id of the record; or by other keys of a letter. */
export function lettersAbout(
  letters: Iterable<Letter>,
  kind: OutLetter['kind'] = 'request',
  keysOf = ({ about }: OutLetter): readonly string[] => about,
): Map<string, OutLetter> {
  const found = new Map<string, OutLetter>();
  for (const letter of letters)
    if (letter.direction === 'out' && letter.kind === kind)
      for (const id of keysOf(letter))
        if ((found.get(id)?.at ?? '') <= letter.at) found.set(id, letter);
  return found;
}

/** Returns true if a letter has a record as it was changed at this moment, or will have it. */
export function hasVersion(letter: OutLetter | undefined, at: string): boolean {
  return letter !== undefined && letter.state !== 'failed' && letter.at >= at;
}

/** The files of a kind that came and are not imported yet, in the order in which they came. */
export function newLetters(letters: Iterable<Letter>, kind: NewLetter['kind']): NewLetter[] {
  const isNew = (letter: Letter): letter is NewLetter =>
    isUnread(letter) && letter.kind === kind && letter.letter !== undefined;
  return [...letters].filter(isNew).sort((one, other) => (one.at < other.at ? -1 : 1));
}

const isUnread = (letter: Letter): letter is InLetter =>
  letter.direction === 'in' && letter.state === 'new';

/** The messages that came and are not read yet, in the order in which they came. */
export function newMessages(letters: Iterable<Letter>): InLetter[] {
  return [...letters]
    .filter((letter): letter is InLetter => isUnread(letter) && isMessage(letter))
    .sort((one, other) => (one.at < other.at ? -1 : 1));
}

/** "3 new requests from 2 students". */
export function newLettersText(letters: readonly NewLetter[]): string {
  const students = new Set(letters.map((letter) => letter.with)).size;
  const files = countText(letters.length, nouns[letters[0]?.kind ?? 'request']);
  return `${files} from ${countText(students, ['student', 'students'])}`;
}

/**
 * The reason why a student's letter does not arrive: of one that waits, because its teacher has no box, or the college has none; of one
 * that awaits its answer, because its teacher has left.
 */
export function problemOf(
  { problem, state, file, with: id }: OutLetter,
  boxes: readonly Pick<StudentDrop, 'teacher'>[],
): OutLetter['problem'] {
  const isOpen = state === 'waiting' || (state !== 'answered' && file && boxes.length > 0);
  const hasNoBox = isOpen && boxes.every(({ teacher }) => teacher !== id);
  return problem ?? (hasNoBox ? 'noBox' : undefined);
}

/** The name of the teacher whom a student's letter is for. */
export function recipientOf(
  { with: id }: Pick<Letter, 'with'>,
  boxes: readonly Pick<StudentDrop, 'teacher' | 'name'>[],
): string {
  return boxes.find(({ teacher }) => teacher === id)?.name ?? id;
}

const problems: Record<NonNullable<OutLetter['problem']>, string> = {
  tooLarge: 'It is too large to be sent.',
  noBox: 'The college has no box for it any more.',
  notSetUp: 'The college’s web server takes no letters.',
  lost: 'The browser has not kept it.',
};

/** The reason why a letter is not sent, and what to do instead. */
export const problemText = (problem: NonNullable<OutLetter['problem']>): string =>
  `${problemReason(problem)} Save it as a file instead.`;

/** The reason why a letter is not sent. */
export const problemReason = (problem: NonNullable<OutLetter['problem']>): string =>
  problems[problem];

/** The steps of a letter from this device, with their times. */
export function letterSteps(
  { kind, sentAt, seenAt, answeredAt }: OutLetter,
  name: string,
): { term: string; value: string }[] {
  const steps = [
    [`Sent to ${name}`, sentAt],
    [`${kind === 'handins' ? 'Received' : 'Seen'} by the teacher’s device`, seenAt],
    ['Decided', answeredAt],
  ] as const;
  return steps.flatMap(([term, at]) => (at ? [{ term, value: formatMinute(minuteOf(at)) }] : []));
}

/** The state of a letter from this device, for its row: "Sent to Dr. Ananya Rao, 31 Jan 2026 | 9:30AM". */
export function letterState(
  letter: OutLetter,
  boxes: readonly Pick<StudentDrop, 'teacher' | 'name'>[],
): string {
  if (problemOf(letter, boxes))
    return letter.sentAt
      ? 'Not answered: send it to another teacher'
      : 'Not sent: save it as a file';
  const name = recipientOf(letter, boxes);
  const last = letterSteps(letter, name).at(-1);
  return last ? `${last.term}, ${last.value}` : `Waits to be sent to ${name}`;
}
