import { ViewAll } from '@/components/ui/all-panel';
import { cornerLinkClass } from '@/components/ui/button';
import { OnDemand } from '@/components/ui/on-demand';
import { ExchangeButton } from './exchange-button';
import type { DeskContent } from './use-desk';

/** The panel that has every row where no script runs. */
export const allProfiles = 'all-student-profiles';

interface CornerProps {
  content: DeskContent;
  /** Fetches the whole of the content. */
  load: () => Promise<unknown>;
}

/** The ways to the report and to every row: a dialog, or a panel of the browser's own where no script runs. */
export function ProfilesCorner({ content, more, load }: CornerProps & { more: boolean }) {
  const loadReport = async () => {
    const [part] = await Promise.all([import('./report-dialog'), load()]);
    return part.ReportDialog;
  };
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <OnDemand name="record-report" load={loadReport} given={content} className={cornerLinkClass}>
        Record report
      </OnDemand>
      <ExchangeButton content={content} load={load} />
      {more && <All content={content} load={load} />}
    </div>
  );
}

function All({ content, load }: CornerProps) {
  const loadDesk = async () => {
    const [part] = await Promise.all([import('./desk-dialog'), load()]);
    return part.DeskDialog;
  };
  return (
    <>
      <OnDemand
        name="student-profiles"
        load={loadDesk}
        given={content}
        label="View All student profiles"
        className={cornerLinkClass}
      >
        View All
      </OnDemand>
      <noscript>
        <ViewAll panel={allProfiles} kind="student profiles" />
      </noscript>
    </>
  );
}
