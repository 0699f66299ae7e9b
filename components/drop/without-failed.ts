import type { OutLetter } from '@/lib/drop/letters';
import { workspace } from '@/lib/store/device';
import { remove, type Change } from '@/lib/store/record';

/** Removes the letters about these records that could not be sent: a file or another letter has them now. */
export async function withoutFailed(
  records: readonly { id: string }[],
  kind: OutLetter['kind'],
): Promise<Change[]> {
  const ids = new Set(records.map(({ id }) => id));
  return (await workspace.all('letters')).flatMap((letter) =>
    letter.state === 'failed' && letter.kind === kind && letter.about.every((id) => ids.has(id))
      ? [remove('letters', letter.id)]
      : [],
  );
}
