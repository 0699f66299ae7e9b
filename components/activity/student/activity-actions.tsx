import {
  ArrowDownTrayIcon,
  ArrowsRightLeftIcon,
  ChartPieIcon,
  PlusIcon,
} from '@heroicons/react/16/solid';
import { buttonClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy-dialog-button';
import { workspace } from '@/lib/store/device';
import type { ExchangeDialogProps } from './exchange-dialog';
import type { ActivityContext } from './activity-form';
import type { ActivityDialogProps } from './activity-dialog';
import type { ExportedActivities } from './export-dialog';
import type { PointsDialogProps } from '@/components/activity/points/points-dialog';

const loadExport = async () => (await import('./export-dialog')).ExportDialog;
const loadExchange = async () => (await import('./exchange-dialog')).ExchangeDialog;
const loadSubmit = async () => (await import('./activity-dialog')).ActivityDialog;
const loadPoints = async () =>
  (await import('@/components/activity/points/points-dialog')).PointsDialog;

interface ActivityActionsProps {
  /** Null while there is nothing to export. */
  exported: ExportedActivities | null;
  exchanged: ExchangeDialogProps;
  context: ActivityContext;
  /** Null if the college counts no points. */
  points: PointsDialogProps | null;
  /** Loads the complete lists for the dialogs. */
  load: () => Promise<unknown>;
}

/** Buttons to export the list, exchange files with the faculty and submit an activity. */
export function ActivityActions(props: ActivityActionsProps) {
  const { exported, exchanged, context, points, load } = props;
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
      {points && (
        <LazyDialogButton
          load={loadPoints}
          ready={load}
          props={points}
          name="activity-points"
          className={`${buttonClass()} grow @lg:grow-0`}
        >
          <ChartPieIcon className="size-4 md:max-xl:hidden" aria-hidden="true" />
          Points
        </LazyDialogButton>
      )}
      <LazyDialogButton
        load={loadSubmit}
        ready={() => Promise.all([load(), workspace.load('drafts')])}
        props={
          {
            ...context,
            student: exchanged.student,
            keys: exchanged.keys,
          } satisfies ActivityDialogProps
        }
        name="submit-activity"
        className={`${buttonClass('primary')} grow !whitespace-normal @lg:grow-0`}
      >
        <PlusIcon className="size-4 md:max-xl:hidden" aria-hidden="true" />
        Submit for Approval
      </LazyDialogButton>
    </div>
  );
}
