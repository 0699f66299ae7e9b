import { useEffect, useMemo, type RefObject } from 'react';
import { countText } from '@/lib/text/count';
import { unsentDecisions } from '@/components/activity/model/decision';
import { LetterLine, LettersRegion } from '@/components/drop/letters-region';
import { trustedKey } from '@/lib/crypto/key-trust';
import { SigningNote } from '@/components/exchange/signing-note';
import { Button } from '@/components/ui/button';
import { focusContainer } from '@/components/ui/focus-container';
import { importWithRetry } from '@/lib/browser/new-release';
import { soon } from '@/lib/browser/soon';
import { now } from '@/lib/store/record';
import { useRecords } from '@/lib/store/use-records';
import type { ReviewContent } from '@/components/activity/faculty/use-review-queue';

const loadDialog = async () => (await import('./request-letters')).RequestLetters;

/** The time in which a signed decision can be undone before it goes out, in milliseconds. */
const undoTime = 10_000;

interface NewLettersProps {
  content: ReviewContent;
  /** Takes the focus when nothing is left to do. */
  fallback: RefObject<HTMLElement | null>;
}

type Decider = Pick<ReviewContent, 'by' | 'employeeId'> & {
  issuer: ReviewContent['issuer'];
  /** True if the college publishes this device's key. */
  isBelieved: boolean;
};

/** Sends the decisions that no letter has. What cannot be stored has said so. */
async function send({ by: name, employeeId, issuer, isBelieved }: Decider): Promise<void> {
  const code = await importWithRetry(() => import('./send-decisions'));
  await code?.sendUnsent({ by: { name, employeeId }, issuer }, isBelieved).catch(() => {});
}

let prevent = () => {};

/** Sends them some time after the last decision, also if the person has gone to another page by then. */
function sendSoon(decider: Decider): void {
  prevent();
  prevent = soon(() => void send(decider), undoTime);
}

/** The requests that came in letters, and the decisions that go back in letters. */
export function NewLetters({ content, fallback }: NewLettersProps) {
  const submissions = useRecords('submissions');
  const key = useRecords('keys').get('signing') ?? null;
  const { by, employeeId, issuer, keys } = content;
  const isBelieved = trustedKey(keys, key?.keyId, now()) !== null;
  const unsent = useMemo(
    () => unsentDecisions(submissions.values(), isBelieved),
    [submissions, isBelieved],
  );
  // Without a signature that counts, somebody must want it so.
  const goesOut = isBelieved && unsent.length > 0;
  useEffect(() => {
    if (goesOut) sendSoon({ by, employeeId, issuer, isBelieved: true });
  }, [by, employeeId, issuer, goesOut, unsent]);
  return (
    <LettersRegion kind="request" loadDialog={loadDialog} dialog={content} fallback={fallback}>
      {unsent.length > 0 && (
        <LetterLine
          text={`${countText(unsent.length, ['decision is', 'decisions are'])} not sent yet`}
          note={
            <>
              <SigningNote signer={key} />
              {key && !isBelieved && (
                <p>
                  The college does not publish this key, so decisions count as not signed, and go
                  out only if you send them.
                </p>
              )}
              {goesOut && (
                <p>
                  Decisions go out by themselves after some seconds, in which you can undo them.
                </p>
              )}
            </>
          }
        >
          {(isBelieved || !content.signedOnly) && (
            <Button
              onClick={({ currentTarget }) => {
                focusContainer(currentTarget);
                void send({ by, employeeId, issuer, isBelieved });
              }}
            >
              Send {unsent.length === 1 ? 'decision' : 'decisions'}
            </Button>
          )}
        </LetterLine>
      )}
    </LettersRegion>
  );
}
