import { useState } from 'react';
import { withCredentials } from '@/components/activity/model/decision-credential';
import { decidedByStudent, makeDecisions } from '@/components/activity/model/decision-file';
import type { CredentialIssuer } from '@/components/credential/model/issuer';
import { saveExchange, type SaveResult } from '@/components/exchange/exchange-save';
import { ExchangeSaved } from '@/components/exchange/exchange-saved';
import { countText } from '@/components/exchange/exchange-copy';
import { canSign } from '@/components/exchange/model/can-sign';
import type { Payload } from '@/components/exchange/model/payload';
import { SigningNote } from '@/components/exchange/signing-note';
import { Checkbox } from '@/components/ui/checkbox';
import { Button } from '@/components/ui/button';
import { canEncrypt } from '@/lib/crypto/can-encrypt';
import { groupByPerson } from '@/lib/record/person';
import type { StoredRecords, Records } from '@/lib/store/record';
import { useRecords } from '@/lib/store/use-records';

interface DecisionFilesProps {
  /** The faculty member who saves them. */
  by: Payload<'decisions'>['by'];
  submissions: StoredRecords<'submissions'>;
  /** The college as the issuer of credentials; without it, the files have none. */
  issuer: CredentialIssuer | undefined;
}

type Submission = Records['submissions'];

/** The last file that was saved. */
interface Saved {
  whom: string;
  outcome: SaveResult;
  isEncrypted: boolean;
}

/** A decision file for each student with a submission on this device, signed if it has a key. */
export function DecisionFiles({ by, submissions, issuer }: DecisionFilesProps) {
  const key = useRecords('keys').get('signing') ?? null;
  const [saved, setSaved] = useState<Saved | null>(null);
  const [encrypt, setEncrypt] = useState(true);
  const [busy, setBusy] = useState<string | null>(null);
  const used = canSign() ? key : null;
  const students = studentsOf(submissions);
  const canReply = canEncrypt() && students.some(({ replyKey }) => replyKey);
  const isEncrypting = encrypt && canReply;

  const save = async ({ rollNumber, name, decided, replyKey }: ReviewedStudent) => {
    if (busy) return;
    setBusy(rollNumber);
    setSaved(null);
    const decisions = makeDecisions(by, decided);
    const payload =
      used && issuer ? await withCredentials(decisions, decided, issuer, used) : decisions;
    const encryptTo = isEncrypting ? replyKey : undefined;
    const outcome = await saveExchange({
      kind: 'decisions',
      whom: rollNumber,
      payload,
      key: used,
      encryptTo,
    });
    setSaved({ whom: name, outcome, isEncrypted: encryptTo !== undefined });
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
      {canReply && (
        <Checkbox
          label="Encrypt each file for its student"
          detail="Only the student opens it. Clear the box for a file that the college imports."
          checked={encrypt}
          onChange={setEncrypt}
        />
      )}
      <ul className="border-y border-line">
        {students.map((one) => (
          <li
            key={one.rollNumber}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 text-note first:border-t-0"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                {one.name}, {one.rollNumber}
              </p>
              <p className="text-muted">
                {stateOf(one)}
                {isEncrypting && !one.replyKey && '. Not encrypted: no request has brought a key'}
              </p>
            </div>
            {one.decided.length > 0 && (
              <Button
                aria-label={`Save decision file for ${one.name}`}
                aria-busy={busy === one.rollNumber}
                onClick={() => void save(one)}
              >
                Save decision file
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ExchangeSaved
        saved={saved?.outcome ?? null}
        nextStep={`${used ? `It is signed as ${used.name}, and approvals come with a credential.` : 'It is not signed.'} ${saved?.isEncrypted ? 'It is encrypted.' : 'It is not encrypted.'} Give it to ${saved?.whom}, who opens it under Your Activities, Exchange files.`}
      />
    </div>
  );
}

/** The submissions of one student. */
interface ReviewedStudent {
  /** The key of the latest request, if it has one. */
  replyKey: Submission['replyKey'];
  name: string;
  rollNumber: string;
  decided: readonly Submission[];
  waiting: number;
}

function studentsOf(submissions: StoredRecords<'submissions'>): ReviewedStudent[] {
  const all = [...submissions.values()].sort((one, other) => (one.at < other.at ? 1 : -1));
  const decided = decidedByStudent(all);
  return [...groupByPerson(all, ({ student }) => student.rollNumber)].map(([id, sent]) => {
    const done = decided.get(id) ?? [];
    const { replyKey, student } = sent[0];
    return { replyKey, ...student, decided: done, waiting: sent.length - done.length };
  });
}

/** How many submissions are decided and how many are waiting: "2 decisions, 1 waiting for a decision". */
function stateOf({ decided, waiting }: ReviewedStudent): string {
  const waits = `${waiting.toLocaleString('en')} waiting for a decision`;
  if (decided.length === 0) return `None decided yet, ${waits}`;
  const done = countText(decided.length, ['decision', 'decisions']);
  return waiting > 0 ? `${done}, ${waits}` : done;
}
