import { ArrowDownTrayIcon, ArrowsRightLeftIcon, PlusIcon } from '@heroicons/react/16/solid';
import { buttonClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy-dialog-button';
import { workspace } from '@/lib/store/device';
import type { ExchangeDialogProps } from './exchange-dialog';
import type { ExportedActivities } from './export-dialog';

const loadExport = async () => (await import('./export-dialog')).ExportDialog;
const loadExchange = async () => (await import('./exchange-dialog')).ExchangeDialog;
const loadSubmit = async () => (await import('./activity-dialog')).ActivityDialog;
const loadDrafts = () => workspace.load('drafts');

interface ActivityActionsProps {
  /** Null while there is nothing to export. */
  exported: ExportedActivities | null;
  exchanged: ExchangeDialogProps;
  /** Loads the complete lists for the export and exchange dialogs. */
  load: () => Promise<unknown>;
}

/** Buttons to export the list, exchange files with the faculty and submit an activity. */
export function ActivityActions({ exported, exchanged, load }: ActivityActionsProps) {
  return (
    <div className="flex grow flex-wrap gap-2 @lg:grow-0">
      {exported && (
        <LazyDialogButton
          load={loadExport}
          ready={load}
          props={exported}
          name="export-activities"
          className={`${buttonClass()} grow @lg:grow-0`}
        >
          <ArrowDownTrayIcon className="size-4 md:max-xl:hidden" aria-hidden="true" />
          Export
        </LazyDialogButton>
      )}
      <LazyDialogButton
        load={loadExchange}
        ready={load}
        props={exchanged}
        name="exchange-files"
        className={`${buttonClass()} grow @lg:grow-0`}
      >
        <ArrowsRightLeftIcon className="size-4 md:max-xl:hidden" aria-hidden="true" />
        Exchange files
      </LazyDialogButton>
      <LazyDialogButton
        load={loadSubmit}
        ready={loadDrafts}
        props={{}}
        name="submit-activity"
        className={`${buttonClass('primary')} grow !whitespace-normal @lg:grow-0`}
      >
        <PlusIcon className="size-4 md:max-xl:hidden" aria-hidden="true" />
        Submit for Approval
      </LazyDialogButton>
    </div>
  );
}
