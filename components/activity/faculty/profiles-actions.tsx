import { ViewAll } from '@/components/ui/all-panel';
import { cornerLinkClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import type { ReviewContent } from './use-review-queue';

/** The id of the panel with every row, for browsers without JavaScript. */
export const allProfilesId = 'all-student-profiles';

const loadReport = async () => (await import('./report-dialog')).ReportDialog;
const loadExchange = async () => (await import('./requests-dialog')).RequestsDialog;
const loadReview = async () => (await import('./review-dialog')).ReviewDialog;

interface ProfilesActionsProps {
  content: ReviewContent;
  more: boolean;
}

/** Links to the report, the exchange and every row: dialogs, or a native panel without JavaScript. */
export function ProfilesActions({ content, more }: ProfilesActionsProps) {
  const dialog = { props: content, className: cornerLinkClass };
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <LazyDialogButton {...dialog} load={loadReport} name="record-report">
        Record report
      </LazyDialogButton>
      <LazyDialogButton {...dialog} load={loadExchange} name="exchange-files">
        Exchange files
      </LazyDialogButton>
      {more && (
        <>
          <LazyDialogButton
            {...dialog}
            load={loadReview}
            name="student-profiles"
            label="View All student profiles"
          >
            View All
          </LazyDialogButton>
          <noscript>
            <ViewAll panel={allProfilesId} kind="student profiles" />
          </noscript>
        </>
      )}
    </div>
  );
}
