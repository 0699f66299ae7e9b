'use client';

import { useHasDrop } from '@/components/drop/use-boxes';
import { ExchangeDialog, ExchangeSection } from '@/components/exchange/exchange-dialog';
import { OpenFiles } from '@/components/exchange/open-files';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { useRecords } from '@/lib/store/use-records';
import { countText } from '@/lib/text/count';
import { DecisionFiles } from './decision-files';
import { useRequests } from './use-requests';
import type { ReviewContent } from './use-review-queue';

const isUnsent = (state: string) => state === 'waiting' || state === 'failed';

/** Imports the request files of students and saves decision files for them. */
export function RequestsDialog({ onClose, ...content }: ReviewContent & LazyDialogProps) {
  const { by, employeeId, issuer } = content;
  const submissions = useRecords('submissions');
  const hasDrop = useHasDrop();
  const letters = [...useRecords('letters').values()];
  const unsent = letters.filter(
    ({ kind, state }) => kind === 'decisions' && isUnsent(state),
  ).length;
  const { read, plan } = useRequests(content);
  return (
    <ExchangeDialog title="Exchange files with students" onClose={onClose}>
      <ExchangeSection
        title="Open request files"
        text="Submissions of students on other devices. Once added, they appear in Student Profiles with their evidence."
      >
        <OpenFiles kind="request" read={(file) => read(file)} plan={plan} />
      </ExchangeSection>
      <ExchangeSection
        title="Save decision files"
        text={
          hasDrop
            ? 'Your decisions go to the students and to the office in letters, or as files that you give them yourself.'
            : 'Your decisions go back as one file for each student. You give them the file yourself.'
        }
      >
        {content.signedOnly && (
          <p className="text-note font-semibold">
            The college accepts only decisions that are signed with a published key.
          </p>
        )}
        {!hasDrop && unsent > 0 && (
          <p className="text-note text-rejected">
            {countText(unsent, ['letter is', 'letters are'])} not sent: the college has no drop box
            any more. Save the files instead.
          </p>
        )}
        <DecisionFiles by={{ name: by, employeeId }} submissions={submissions} issuer={issuer} />
      </ExchangeSection>
    </ExchangeDialog>
  );
}
