import { sendUnsent } from '@/components/activity/letter/send-decisions';
import { planRequests, readRequest } from '@/components/activity/model/request-file';
import { senderNote } from '@/components/activity/model/sender-note';
import type { CredentialIssuer } from '@/components/credential/model/issuer';
import { sendHeldEvent } from '@/components/event-list/faculty/sign-event';
import { newLetters } from '@/components/drop/model/letter';
import { decryptionKeysOf } from '@/components/exchange/model/encryption';
import { keyAlgorithm } from '@/lib/crypto/es256';
import { agreement } from '@/lib/crypto/recipient';
import { thumbprintOf } from '@/lib/crypto/thumbprint';
import { takenChanges } from '@/lib/drop/letters';
import { sendHeld } from '@/lib/drop/start';
import type { OpenedRecord } from '@/lib/record/person';
import { tourSecrets } from '@/lib/record/tour-record';
import { workspace } from '@/lib/store/device';
import { change } from '@/lib/store/record';

type TeacherRecord = Extract<OpenedRecord, { kind: 'teacher' }>;

/** Gives the teacher of the tour the key that was made in this tab. A tab stores no keys, so each page does it. */
export async function takeTourKey(): Promise<void> {
  const { at, signing, encryption, published } = await tourSecrets();
  const { id: keyId, name, employeeId, publicKey, encryptionKey } = published;
  const { subtle } = crypto;
  const key = {
    ...{ id: 'signing' as const, at, keyId, name, employeeId, publicKey },
    privateKey: await subtle.importKey('jwk', signing, keyAlgorithm, false, ['sign']),
    encryption: {
      keyId: await thumbprintOf(encryptionKey),
      publicKey: encryptionKey,
      privateKey: await subtle.importKey('jwk', encryption, agreement, false, ['deriveBits']),
    },
  };
  await workspace.write([change('keys', 'signing', (current) => current ?? key)]);
}

/** Imports the requests that came in letters, as the dialog for them does. Throws if one cannot be read. */
export async function takeTourRequests({ register }: TeacherRecord): Promise<void> {
  await Promise.all([workspace.load('submissions'), workspace.load('letters')]);
  const students = register?.items ?? [];
  const [key] = await workspace.all('keys');
  for (const { id, letter, with: from, file } of newLetters(
    workspace.records('letters').values(),
    'request',
  )) {
    const stored = file && (await workspace.read('files', file));
    if (!stored) continue;
    const { name } = students.find(({ rollNumber }) => rollNumber === from) ?? {};
    const read = new File([stored.blob], stored.name);
    const opened = await readRequest(read, decryptionKeysOf(key), { id: letter, from, name });
    const { changes } = planRequests([opened], {
      submissions: workspace.records('submissions'),
      student: null,
      activities: [],
      noteOn: (sender) => senderNote(sender, students),
    });
    await workspace.write([...changes, ...takenChanges([id])]);
  }
}

/** Sends the decisions, registers and lists of events that are not sent yet, before another person has the tab. */
export async function sendTourDecisions(
  { facultyProfile: { name, employeeId } }: TeacherRecord,
  issuer: CredentialIssuer,
): Promise<void> {
  await sendUnsent({ by: { name, employeeId }, issuer }, true);
  await sendHeld();
  for (const { id } of await workspace.all('eventLists')) await sendHeldEvent(id);
  await workspace.settle();
}
