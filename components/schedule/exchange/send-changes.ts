import { sendToSections } from '@/components/drop/send-exchange';
import type { LetterResult, MakeOptions } from '@/components/exchange/exchange-save';
import type { Payload } from '@/components/exchange/model/payload';
import { makeChanges } from '@/components/schedule/model/change-file';
import type { Cancellation } from '@/components/schedule/model/class-cancel';
import { currentRecord } from '@/lib/record/current';
import { workspace } from '@/lib/store/device';
import type { Change } from '@/lib/store/record';

/** The file of these changed classes. The signing key must be loaded. */
export function changesFile(
  by: Payload<'changes'>['by'],
  chosen: readonly Cancellation[],
): MakeOptions<'changes'> {
  const key = workspace.records('keys').get('signing') ?? null;
  return { kind: 'changes', whom: by.employeeId, payload: makeChanges(by, chosen), key };
}

/**
 * Sends these changed classes to their sections in letters, and signed to the office, and says what became of them;
 * `changes` are made in the same transaction, before `onStored` is called.
 */
export async function sendChanges(
  by: Payload<'changes'>['by'],
  chosen: readonly Cancellation[],
  changes?: readonly Change[],
  onStored?: () => void,
): Promise<LetterResult> {
  const { record } = currentRecord.snapshot();
  const classes = record?.kind === 'teacher' ? record.classes.items : [];
  await workspace.load('keys');
  return sendToSections({
    kind: 'changes',
    items: chosen,
    sectionOf: ({ session }) => classes.find(({ id }) => id === session)?.section ?? '',
    make: (own) => changesFile(by, own),
    // Without a signature, the office does not take it.
    forOffice: workspace.records('keys').size > 0 ? changesFile(by, chosen) : null,
    ...(changes && { changes }),
    ...(onStored && { onStored }),
  });
}
