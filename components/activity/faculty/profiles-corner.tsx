import { ViewAll } from '@/components/ui/all-panel';
import { cornerLinkClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy-dialog-button';
import { ExchangeButton } from './exchange-button';
import type { ReviewContent } from './use-review-queue';

/** The panel that has every row where no script runs. */
export const allProfilesId = 'all-student-profiles';

interface CornerProps {
  content: ReviewContent;
  /** Fetches the whole of the content. */
  load: () => Promise<unknown>;
}

/** The ways to the report and to every row: a dialog, or a panel of the browser's own where no script runs. */
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
