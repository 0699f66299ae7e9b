import type { AssignmentValues } from '@/components/assignment/model/assignment-form';
import { sendAssignmentChanges } from '@/components/assignment/model/assignment-write';
import { otherSectionIn, ownSections } from '@/components/drop/model/section';
import { madeText } from '@/components/exchange/exchange-save';
import type { Payload } from '@/components/exchange/model/payload';
import type { StoredPdf } from '@/lib/file/stored-pdf';
import { currentRecord } from '@/lib/record/current';
import { workspace } from '@/lib/store/device';
import type { Change } from '@/lib/store/record';
import { sendAssignmentLetters, sendAssignments } from './send-assignments';

/** Adds an assignment on this device, removes its draft, and returns its id. */
export async function addAssignment(
  values: AssignmentValues,
  files: readonly StoredPdf[],
  by: string,
  draft: Change,
): Promise<string> {
  const [added, ...others] = sendAssignmentChanges(values, files, by);
  await workspace.write([added!, ...others, draft]);
  return added!.id;
}

/** Sends an assignment that was just added and says what happened: in letters if its section has a box, otherwise as a file. */
export async function sendAdded(id: string, by: Payload<'assignments'>['by']): Promise<string> {
  const stored = await workspace.read('assignments', id);
  if (stored?.origin !== 'device') return 'It is not sent yet.';
  const sections = ownSections(currentRecord.snapshot().record);
  const sent =
    otherSectionIn(stored.fields.section, sections) === undefined
      ? await sendAssignmentLetters(by, [stored])
      : await sendAssignments(by, [stored]);
  if ('letter' in sent) return sent.letter;
  return 'name' in sent ? madeText(sent) : `It is not sent: ${sent.problems.join(' ')}`;
}
