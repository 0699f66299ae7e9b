import { makeAssignments, type OwnRecord } from '@/components/assignment/model/assignment-file';
import { sendToSections, withoutFailed } from '@/components/drop/send-exchange';
import {
  saveExchange,
  type LetterResult,
  type MakeOptions,
  type SaveResult,
} from '@/components/exchange/exchange-save';
import type { Payload } from '@/components/exchange/model/payload';
import { workspace } from '@/lib/store/device';
import { change, type Change } from '@/lib/store/record';

type By = Payload<'assignments'>['by'];

/** Saves a file of these assignments, and records that they are in a file. */
export async function sendAssignments(by: By, chosen: readonly OwnRecord[]): Promise<SaveResult> {
  await workspace.load('keys');
  const result = await saveExchange(fileOf(by, chosen));
  if ('name' in result)
    await workspace.write([
      ...sentChanges(chosen),
      ...(await withoutFailed(chosen, 'assignments')),
    ]);
  return result;
}

/** Sends these assignments to their sections in letters, and records that they are in one. */
export async function sendAssignmentLetters(
  by: By,
  chosen: readonly OwnRecord[],
): Promise<LetterResult> {
  await workspace.load('keys');
  return sendToSections({
    kind: 'assignments',
    items: chosen,
    sectionOf: ({ fields }) => fields.section,
    make: (own) => fileOf(by, own),
    changes: sentChanges(chosen),
  });
}

function fileOf(by: By, chosen: readonly OwnRecord[]): MakeOptions<'assignments'> {
  return {
    kind: 'assignments',
    whom: by.employeeId,
    payload: makeAssignments(by, chosen),
    files: chosen.flatMap(({ fields }) => fields.files.map(({ file }) => file)),
    key: workspace.records('keys').get('signing') ?? null,
  };
}

const sentChanges = (chosen: readonly OwnRecord[]): Change[] =>
  chosen.map(({ id, at, changed = at }) =>
    change('assignments', id, (stored) => stored && { ...stored, sent: changed }),
  );
