import { makeAssignments, type OwnRecord } from '@/components/assignment/model/assignment-file';
import { saveExchange, type SaveResult } from '@/components/exchange/exchange-save';
import type { Payload } from '@/components/exchange/model/payload';
import { workspace } from '@/lib/store/device';
import { change } from '@/lib/store/record';

const mail = {
  subject: 'Assignments',
  text: 'The attached file has your assignments. Open it under Assignments, Exchange files.',
};

/** Makes a file of these assignments, saves or sends it, and records that they are in a file. */
export async function sendAssignments(
  by: Payload<'assignments'>['by'],
  chosen: readonly OwnRecord[],
  deliver: 'save' | 'send',
): Promise<SaveResult> {
  await workspace.load('keys');
  const result = await saveExchange({
    kind: 'assignments',
    whom: by.employeeId,
    payload: makeAssignments(by, chosen),
    files: chosen.flatMap(({ fields }) => fields.files.map(({ file }) => file)),
    key: workspace.records('keys').get('signing') ?? null,
    mail: deliver === 'send' ? mail : null,
  });
  if ('name' in result && result.sent !== 'stopped')
    await workspace.write(
      chosen.map(({ id, at, changed = at }) =>
        change('assignments', id, (stored) => stored && { ...stored, sent: changed }),
      ),
    );
  return result;
}
