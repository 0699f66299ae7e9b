import { cornerLinkClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy-dialog-button';
import type { ComplianceReport } from './model/compliance-report';

const loadReport = async () => (await import('./compliance-report-dialog')).ComplianceReportDialog;
const loadNaac = async () => (await import('./naac-dialog')).NaacDialog;

/** Opens the list as a report, and the files for NAAC. */
export function ComplianceCorner(props: ComplianceReport) {
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      <LazyDialogButton load={loadNaac} props={props} name="naac-files" className={cornerLinkClass}>
        Files for NAAC
      </LazyDialogButton>
      <LazyDialogButton
        load={loadReport}
        props={props}
        name="compliance-report"
        label="Print or save the compliance list"
        className={cornerLinkClass}
      >
        Print or save
      </LazyDialogButton>
    </span>
  );
}
