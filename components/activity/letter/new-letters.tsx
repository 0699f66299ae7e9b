import { useMemo, useState, type ReactNode, type RefObject } from 'react';
import { unsentDecisions } from './unsent-decisions';
import { FailedLetters } from '@/components/drop/failed-letters';
import { newRequests, newRequestsText } from '@/components/drop/model/letter';
import { countText } from '@/components/exchange/model/count-text';
import { SigningNote } from '@/components/exchange/signing-note';
import { Button } from '@/components/ui/button';
import { focusContainer } from '@/components/ui/focus-container';
import { restoreFocus } from '@/components/ui/restore-focus';
import { useAnnounced } from '@/components/ui/use-announced';
import { useLazy } from '@/components/ui/use-lazy';
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
  const letters = useRecords('letters');
  const submissions = useRecords('submissions');
  const key = useRecords('keys').get('signing') ?? null;
  const requests = useMemo(() => newRequests(letters.values()), [letters]);
  const unsent = useMemo(() => unsentDecisions(submissions.values()), [submissions]);
  const [isOpen, setIsOpen] = useState(false);
  const { Component: Dialog, ensureLoaded } = useLazy(async () => {
    const [loaded] = await Promise.all([import('./letters-dialog'), load()]);
    return loaded.LettersDialog;
  });
  const arrived = requests.length > 0 ? newRequestsText(requests) : '';
  useAnnounced(arrived);
  const send = async () => {
    const { by: name, employeeId, issuer } = content;
    const loaded = await importWithRetry(() => import('./send-decisions'));
    const outcome = await loaded?.sendDecisions({ by: { name, employeeId }, issuer }, unsent);
    if (!outcome) return;
    if ('letter' in outcome) showToast(outcome.letter);
    if ('problems' in outcome) showToast(`Not sent. ${outcome.problems.join(' ')}`, urgent);
  };
  return (
    <>
      <section
        aria-label="Letters"
        className="mb-4 grid gap-3 rounded-control bg-brand-soft px-4 py-3 text-note empty:hidden print:hidden"
      >
        {arrived && (
          <Line text={arrived}>
            <Button
              variant="primary"
              aria-haspopup="dialog"
              aria-label={`Open ${arrived}`}
              onClick={() => void ensureLoaded().then(setIsOpen)}
            >
              Open
            </Button>
          </Line>
        )}
        {unsent.length > 0 && (
          <Line
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
          </Line>
        )}
        <FailedLetters letters={letters} />
      </section>
      {isOpen && Dialog && (
        <Dialog
          {...content}
          onClose={() => {
            setIsOpen(false);
            restoreFocus(() => fallback.current);
          }}
        />
      )}
    </>
  );
}

interface LineProps {
  text: string;
  note?: ReactNode;
  children: ReactNode;
}

function Line({ text, note, children }: LineProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div>
        <p className="font-semibold">{text}</p>
        {note}
      </div>
      {children}
    </div>
  );
}
