import { ViewAll } from '@/components/ui/all-panel';
import { cornerLinkClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy-dialog-button';
import { ExchangeButton } from './exchange-button';
import type { ReviewContent } from './use-review-queue';

/** The id of the panel with every row, for browsers without JavaScript. */
export const allProfilesId = 'all-student-profiles';

interface CornerProps {
  content: ReviewContent;
  /** Loads the complete content. */
  load: () => Promise<unknown>;
}

/** Links to the report, the exchange and every row: dialogs, or a native panel without JavaScript. */
export function ProfilesCorner({ content, more, load }: CornerProps & { more: boolean }) {
  const loadReport = async () => {
    const [loaded] = await Promise.all([import('./report-dialog'), load()]);
    return loaded.ReportDialog;
  };
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <LazyDialogButton
        name="record-report"
        load={loadReport}
        props={content}
        className={cornerLinkClass}
      >
        Record report
      </LazyDialogButton>
      <ExchangeButton content={content} load={load} />
      {more && <All content={content} load={load} />}
    </div>
  );
}

function All({ content, load }: CornerProps) {
  const loadReview = async () => {
    const [loaded] = await Promise.all([import('./review-dialog'), load()]);
    return loaded.ReviewDialog;
  };
  return (
    <>
      <LazyDialogButton
        name="student-profiles"
        load={loadReview}
        props={content}
        label="View All student profiles"
        className={cornerLinkClass}
      >
        View All
      </LazyDialogButton>
      <noscript>
        <ViewAll panel={allProfilesId} kind="student profiles" />
      </noscript>
    </>
  );
}
