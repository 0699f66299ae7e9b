import { useState } from 'react';
import { decidedByStudent } from '@/components/activity/model/decision-file';
import { keysByStudent } from '@/components/activity/model/review';
import type { CredentialIssuer } from '@/components/credential/model/issuer';
import { useHasDrop } from '@/components/drop/use-boxes';
import type { LetterResult, SaveResult } from '@/components/exchange/exchange-save';
import { ExchangeSaved } from '@/components/exchange/exchange-saved';
import type { Payload } from '@/components/exchange/model/payload';
import { SigningNote } from '@/components/exchange/signing-note';
import { importWithRetry } from '@/lib/browser/new-release';
import { groupByPerson } from '@/lib/record/person';
import type { StoredRecords } from '@/lib/store/record';
import { useRecords } from '@/lib/store/use-records';
import { DecisionFileRow, type ReviewedStudent } from './decision-file-row';

interface DecisionFilesProps {
  /** The faculty member who saves them. */
  by: Payload<'decisions'>['by'];
  submissions: StoredRecords<'submissions'>;
  /** The college as the issuer of credentials; without it, the files have none. */
  issuer: CredentialIssuer | undefined;
}

/** The last two files that were saved, or what became of the letters. */
interface Saved {
  whom: string;
  outcome: SaveResult | LetterResult;
  forCollege: SaveResult | LetterResult;
  isEncrypted: boolean;
}

/** Two decision files for each student with a submission on this device, signed if it has a key. */
export function DecisionFiles({ by, submissions, issuer }: DecisionFilesProps) {
  const key = useRecords('keys').get('signing') ?? null;
  const [saved, setSaved] = useState<Saved | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const hasDrop = useHasDrop();
  const students = studentsOf(submissions);

  const save = async ({ rollNumber, name, decided }: ReviewedStudent) => {
    if (busy) return;
    setBusy(rollNumber);
    setSaved(null);
    const loaded = await importWithRetry(() => import('../letter/give-back'));
    const files = await loaded?.saveDecisions({ by, issuer }, decided);
    if (files) setSaved({ whom: name, outcome: files.forStudent, ...files });
    setBusy(null);
  };

  const send = async ({ rollNumber, name, decided }: ReviewedStudent) => {
    if (busy) return;
    setBusy(rollNumber);
    setSaved(null);
    const loaded = await importWithRetry(() => import('../letter/send-decisions'));
    const outcome = await loaded?.sendDecisions({ by, issuer }, decided).catch(() => null);
    if (outcome) setSaved({ whom: name, outcome, forCollege: outcome, isEncrypted: false });
    setBusy(null);
  };

  if (students.length === 0)
    return (
      <p className="text-note">
        There is nothing to save yet. Open a request file first, or decide on an activity in a
        student’s record.
      </p>
    );
  return (
    <div className="grid gap-3">
      <SigningNote signer={key} />
      <p className="text-note">
        Each student gets two files: one for the student, encrypted if a request has brought a key,
        and one for the college, which needs it for the record. If your browser asks, allow it to
        save several files.
      </p>
      <ul className="border-y border-line">
        {students.map((one) => (
          <DecisionFileRow
            key={one.rollNumber}
            student={one}
            busy={busy === one.rollNumber}
            onSave={() => void save(one)}
            onSend={hasDrop ? () => void send(one) : undefined}
          />
        ))}
      </ul>
      <ExchangeSaved
        saved={saved?.outcome ?? null}
        nextStep={saved ? nextStepOf(saved, key) : ''}
      />
    </div>
  );
}

function studentsOf(submissions: StoredRecords<'submissions'>): ReviewedStudent[] {
  const all = [...submissions.values()].sort((one, other) => (one.at < other.at ? 1 : -1));
  const decided = decidedByStudent(all);
  const keysOf = keysByStudent(all);
  return [...groupByPerson(all, ({ student }) => student.rollNumber)].map(([id, sent]) => ({
    keys: keysOf(id),
    ...sent[0].student,
    sent,
    decided: decided.get(id) ?? [],
  }));
}

function nextStepOf(
  { whom, forCollege, isEncrypted }: Saved,
  key: { name: string } | null,
): string {
  const signed = key
    ? `Both are signed as ${key.name}, and approvals come with a credential.`
    : 'Both are not signed.';
  const college =
    'name' in forCollege
      ? `Give ${forCollege.name} to the college office, which imports it.`
      : 'problems' in forCollege
        ? forCollege.problems.join(' ')
        : '';
  return `It is ${isEncrypted ? '' : 'not '}encrypted. Give it to ${whom}, who opens it under Your Activities, Import. ${college} ${signed}`;
}
