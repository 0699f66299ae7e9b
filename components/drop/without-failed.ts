import type { OutLetter } from '@/lib/drop/letters';
import { workspace } from '@/lib/store/device';
import { remove, type Change } from '@/lib/store/record';

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
