import { cornerLinkClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy-dialog-button';
import type { HelpReport } from './model/help-report';

const loadReport = async () => (await import('./help-report-dialog')).HelpReportDialog;

/** Opens the list as a report, to be printed or saved. */
export function HelpCorner(props: HelpReport) {
  return (
    <LazyDialogButton
      load={loadReport}
      props={props}
      name="help-report"
      className={cornerLinkClass}
    >
      Print or save
    </LazyDialogButton>
  );
}
