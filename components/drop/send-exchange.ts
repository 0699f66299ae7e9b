import { busyText, problemText } from '@/components/drop/model/letter';
import {
  makeExchange,
  type LetterResult,
  type MakeOptions,
} from '@/components/exchange/exchange-save';
import type { ExchangeKind } from '@/components/exchange/model/payload';
import { letterChanges, type OutLetter } from '@/lib/drop/letters';
import { sendNow } from '@/lib/drop/start';
import { workspace } from '@/lib/store/device';
import type { Change } from '@/lib/store/record';

/** Whom a letter is for, the records that it is about, and the letter that it answers. */
type Address = Pick<OutLetter, 'with' | 'about' | 're'>;

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
export interface ExchangeDraft {
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
  const waiting = own.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return { letter: sent };
  return { letter: waiting.some(({ busy }) => busy) ? busyText : waits };
}
