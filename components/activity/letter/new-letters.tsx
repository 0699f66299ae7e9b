import { useMemo, type RefObject } from 'react';
import { unsentDecisions } from './unsent-decisions';
import { LetterLine, LettersRegion } from '@/components/drop/letters-region';
import { countText } from '@/components/exchange/model/count-text';
import { SigningNote } from '@/components/exchange/signing-note';
import { Button } from '@/components/ui/button';
import { focusContainer } from '@/components/ui/focus-container';
import { importWithRetry } from '@/lib/browser/new-release';
import { useRecords } from '@/lib/store/use-records';
import { showToast } from '@/lib/toast/toast';
import type { ReviewContent } from '@/components/activity/faculty/use-review-queue';

const urgent = { urgent: true };

interface NewLettersProps {
  content: ReviewContent;
  /** Loads the complete content. */
  load: () => Promise<unknown>;
  /** Takes the focus when nothing is left to do. */
  fallback: RefObject<HTMLElement | null>;
}

/** The requests that came in letters, and the decisions that go back in letters. */
export function NewLetters({ content, load, fallback }: NewLettersProps) {
  const submissions = useRecords('submissions');
  const key = useRecords('keys').get('signing') ?? null;
  const unsent = useMemo(() => unsentDecisions(submissions.values()), [submissions]);
  const loadDialog = async () => {
    const [loaded] = await Promise.all([import('./letters-dialog'), load()]);
    return loaded.RequestLetters;
  };
  const send = async () => {
    const { by: name, employeeId, issuer } = content;
    const loaded = await importWithRetry(() => import('./send-decisions'));
    const outcome = await loaded?.sendDecisions({ by: { name, employeeId }, issuer }, unsent);
    if (!outcome) return;
    if ('letter' in outcome) showToast(outcome.letter);
    if ('problems' in outcome) showToast(`Not sent. ${outcome.problems.join(' ')}`, urgent);
  };
  return (
    <LettersRegion kind="request" loadDialog={loadDialog} dialog={content} fallback={fallback}>
      {unsent.length > 0 && (
        <LetterLine
          text={`${countText(unsent.length, ['decision is', 'decisions are'])} not sent yet`}
          note={<SigningNote signer={key} />}
        >
          {(key ?? !content.signedOnly) && (
            <Button
              onClick={({ currentTarget }) => {
                focusContainer(currentTarget);
                void send().catch(() => {});
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
