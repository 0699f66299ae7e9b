import { ArrowDownTrayIcon, ArrowsRightLeftIcon, PlusIcon } from '@heroicons/react/16/solid';
import { buttonClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy-dialog-button';
import { workspace } from '@/lib/store/device';
import type { ExchangeDialogProps } from './exchange-dialog';
import type { ExportedActivities } from './export-dialog';

const loadSubmit = async () => {
  const [loaded] = await Promise.all([import('./activity-dialog'), workspace.load('drafts')]);
  return loaded.ActivityDialog;
};

interface ActivityActionsProps {
  /** Null while there is nothing to export. */
  exported: ExportedActivities | null;
  exchanged: ExchangeDialogProps;
  /** Loads the complete lists for the export and exchange dialogs. */
  load: () => Promise<unknown>;
}

/** Buttons to export the list, exchange files with the faculty and submit an activity. */
export function ActivityActions({ exported, exchanged, load }: ActivityActionsProps) {
  const loadExport = async () => {
    const [loaded] = await Promise.all([import('./export-dialog'), load()]);
    return loaded.ExportDialog;
  };
  const loadExchange = async () => {
    const [loaded] = await Promise.all([import('./exchange-dialog'), load()]);
    return loaded.ExchangeDialog;
  };
  return (
    <div className="flex grow flex-wrap gap-2 @lg:grow-0">
      {exported && (
        <LazyDialogButton
          load={loadExport}
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
        props={exchanged}
        name="exchange-files"
        className={`${buttonClass()} grow @lg:grow-0`}
      >
        <ArrowsRightLeftIcon className="size-4 md:max-xl:hidden" aria-hidden="true" />
        Exchange files
      </LazyDialogButton>
      <LazyDialogButton
        load={loadSubmit}
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
