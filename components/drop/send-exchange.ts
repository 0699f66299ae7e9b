import { problemText } from '@/components/drop/model/letter';
import { otherSectionIn, ownSections, sectionsIn } from '@/components/drop/model/section';
import {
  makeExchange,
  type LetterResult,
  type MakeOptions,
} from '@/components/exchange/exchange-save';
import type { ExchangeKind } from '@/components/exchange/model/payload';
import { letterChanges, office, type OutLetter } from '@/lib/drop/letters';
import { sendNow } from '@/lib/drop/start';
import { currentRecord } from '@/lib/record/current';
import { workspace } from '@/lib/store/device';
import { remove, type Change } from '@/lib/store/record';

/** Whom a letter is for, the records that it is about, and the letter that it answers. */
type Address = Pick<OutLetter, 'with' | 'about' | 're'> & { notBefore?: string };

/** The changes that put a file for the other side into the queue, or why there is none. */
export async function letterWith<K extends ExchangeKind>(
  making: MakeOptions<K>,
  address: Address,
): Promise<{ id: string; changes: Change[] } | { problems: readonly string[] }> {
  const file = await makeExchange(making);
  if ('problems' in file) return file;
  const letter = await letterChanges({ kind: making.kind, file, ...address });
  return 'problem' in letter ? { problems: [problemText(letter.problem)] } : letter;
}

/** A file to make and send. */
interface ExchangeDraft {
  making: MakeOptions<ExchangeKind>;
  address: Address;
}

/**
 * Puts letters into the queue, in one transaction with these changes, sends them and says what became of them. Nothing is
 * stored if one cannot be made; `onStored` is called before they are sent.
 */
export async function sendLetters(
  drafts: readonly ExchangeDraft[],
  to: string,
  changes: readonly Change[],
  onStored?: () => void,
): Promise<LetterResult> {
  const letters: { id: string; changes: Change[] }[] = [];
  for (const { making, address } of drafts) {
    const letter = await letterWith(making, address);
    if ('problems' in letter) return { ...letter, isLetter: true };
    letters.push(letter);
  }
  await workspace.write([...changes, ...letters.flatMap((letter) => letter.changes)]);
  onStored?.();
  return outcomeOf(
    letters.map(({ id }) => id),
    {
      sent: `Sent to ${to}.`,
      waits: `It waits to be sent to ${to}, and goes out as soon as there is a connection.`,
    },
  );
}

/** Sends what waits, and says what became of these letters: `sent`, unless something is wrong or they wait. */
export async function outcomeOf(
  ids: readonly string[],
  { sent, waits }: { sent: string; waits: string },
): Promise<LetterResult> {
  await sendNow();
  const letters = await Promise.all(ids.map((id) => workspace.read('letters', id)));
  const own = letters.filter((letter) => letter?.direction === 'out');
  const problem = own.find((letter) => letter.problem)?.problem;
  if (problem) return { problems: [problemText(problem)], isLetter: true };
  if (own.every(({ state }) => state !== 'waiting')) return { letter: sent, isSent: true };
  return { letter: waits };
}

interface SectionLetters<T> {
  kind: 'assignments' | 'changes';
  items: readonly T[];
  /** The section of an item, or several with commas. */
  sectionOf: (item: T) => string;
  /** The file with some of the items. */
  make: (items: readonly T[]) => MakeOptions<'assignments'> | MakeOptions<'changes'>;
  /** The file that the office gets, too. */
  forOffice?: MakeOptions<'changes'> | null;
  /** Changes that are made together with the letters: all or none. */
  changes?: readonly Change[];
  /** Called once the letters are stored, before they are sent. */
  onStored?: () => void;
}

/** Sends each item to the outbox for its sections, one letter to a section, and says what became of them. */
export async function sendToSections<T extends { id: string }>({
  kind,
  items,
  sectionOf,
  make,
  forOffice,
  changes = [],
  onStored,
}: SectionLetters<T>): Promise<LetterResult> {
  const sections = ownSections(currentRecord.snapshot().record);
  const bySection = new Map<string, T[]>();
  for (const item of items) {
    const other = otherSectionIn(sectionOf(item), sections);
    if (other !== undefined)
      return {
        problems: [`The college has no box for ${other || 'this section'}. Save it as a file.`],
        isLetter: true,
      };
    for (const section of sectionsIn(sectionOf(item), sections))
      bySection.set(section, [...(bySection.get(section) ?? []), item]);
  }
  const drafts = [...bySection].map(([section, own]): ExchangeDraft => ({
    making: make(own),
    address: { with: section, about: own.map(({ id }) => id) },
  }));
  const about = items.map(({ id }) => id);
  if (forOffice) drafts.push({ making: forOffice, address: { with: office, about } });
  const others = [...changes, ...(await withoutFailed(items, kind))];
  return sendLetters(drafts, [...bySection.keys()].join(', '), others, onStored);
}

/** Removes the letters about these records that could not be sent: a file or another letter has them now. */
export const withoutFailed = (records: readonly { id: string }[], kind: OutLetter['kind']) =>
  withoutLetters(records, kind, ['failed']);

/** Removes the letters about these records that are in one of these states. */
export async function withoutLetters(
  records: readonly { id: string }[],
  kind: OutLetter['kind'],
  states: readonly OutLetter['state'][],
): Promise<Change[]> {
  const ids = new Set(records.map(({ id }) => id));
  return (await workspace.all('letters')).flatMap((letter) =>
    letter.direction === 'out' &&
    letter.kind === kind &&
    states.includes(letter.state) &&
    letter.about.every((id) => ids.has(id))
      ? [remove('letters', letter.id)]
      : [],
  );
}
