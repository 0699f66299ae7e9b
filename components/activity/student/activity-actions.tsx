import {
  ArrowDownTrayIcon,
  ArrowPathIcon,
  ArrowUpTrayIcon,
  PlusIcon,
} from '@heroicons/react/16/solid';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import { menuItemClass, MoreMenu } from '@/components/ui/more-menu';
import { importWithRetry } from '@/lib/browser/new-release';
import { workspace } from '@/lib/store/device';
import type { ActivityExchangeDialogProps } from './activity-exchange-dialog';
import type { ActivityContext } from './activity-form';
import type { ActivityDialogProps } from './activity-dialog';
import type { ExportedActivities } from './export-activities';

const loadImport = async () => (await import('./activity-exchange-dialog')).DecisionImportDialog;
const loadSend = async () => (await import('./activity-exchange-dialog')).SendAgainDialog;
const loadSubmit = async () => (await import('./activity-dialog')).ActivityDialog;

interface ActivityActionsProps {
  /** Null while there is nothing to export. */
  exported: ExportedActivities | null;
  exchanged: ActivityExchangeDialogProps;
  context: ActivityContext;
  /** The search and the filter. */
  children: ReactNode;
}

/** The button to submit an activity, the search and the export; a phone has the export in the menu with the rest. */
export function ActivityActions({ exported, exchanged, context, children }: ActivityActionsProps) {
  return (
    <>
      <LazyDialogButton
        load={loadSubmit}
        ready={() => workspace.load('drafts')}
        props={
          {
            ...context,
            student: exchanged.student,
            keys: exchanged.keys,
          } satisfies ActivityDialogProps
        }
        name="submit-activity"
        className={`${buttonClass('primary')} grow basis-full !whitespace-normal @lg:grow-0 @lg:basis-auto`}
      >
        <PlusIcon className="size-4" aria-hidden="true" />
        Submit for Approval
      </LazyDialogButton>
      {children}
      {exported && (
        <ExportButton exported={exported} className={`${buttonClass()} @max-lg:hidden`} />
      )}
      <MoreMenu id="activity-menu" label="More about activities">
        {exported && <ExportButton exported={exported} className={`${menuItemClass} @lg:hidden`} />}
        <LazyDialogButton
          load={loadImport}
          props={exchanged}
          name="import-decisions"
          className={menuItemClass}
        >
          <ArrowUpTrayIcon className="size-4" aria-hidden="true" />
          Import
        </LazyDialogButton>
        <LazyDialogButton
          load={loadSend}
          props={exchanged}
          name="send-again"
          className={menuItemClass}
        >
          <ArrowPathIcon className="size-4" aria-hidden="true" />
          Send again
        </LazyDialogButton>
      </MoreMenu>
    </>
  );
}

interface ExportButtonProps {
  exported: ExportedActivities;
  className: string;
}

/** Saves the table as CSV, filtered and sorted as it is shown. */
function ExportButton({ exported, className }: ExportButtonProps) {
  const save = async () => {
    const loaded = await importWithRetry(() => import('./export-activities'));
    await loaded?.exportActivities(exported);
  };
  return (
    <button type="button" onClick={() => void save()} className={className}>
      <ArrowDownTrayIcon className="size-4" aria-hidden="true" />
      Export
    </button>
  );
}
