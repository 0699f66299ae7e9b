import {
  ArrowDownTrayIcon,
  ArrowsRightLeftIcon,
  ChartPieIcon,
  EllipsisHorizontalIcon,
  PlusIcon,
} from '@heroicons/react/16/solid';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import { PanelButton } from '@/components/ui/panel';
import { Popover } from '@/components/ui/popover';
import { workspace } from '@/lib/store/device';
import type { ActivityExchangeDialogProps } from './activity-exchange-dialog';
import type { ActivityContext } from './activity-form';
import type { ActivityDialogProps } from './activity-dialog';
import type { ExportedActivities } from './export-dialog';
import type { PointsDialogProps } from '@/components/activity/points/points-dialog';

const loadExport = async () => (await import('./export-dialog')).ExportDialog;
const loadExchange = async () =>
  (await import('./activity-exchange-dialog')).ActivityExchangeDialog;
const loadSubmit = async () => (await import('./activity-dialog')).ActivityDialog;
const loadPoints = async () =>
  (await import('@/components/activity/points/points-dialog')).PointsDialog;

interface ActivityActionsProps {
  /** Null while there is nothing to export. */
  exported: ExportedActivities | null;
  exchanged: ActivityExchangeDialogProps;
  context: ActivityContext;
  /** Null if the college counts no points. */
  points: PointsDialogProps | null;
  /** The search and the filter. */
  children: ReactNode;
}

const menu = 'activity-menu';

/** The button to submit an activity, the search, and buttons to export and exchange; a phone has them in a menu. */
export function ActivityActions(props: ActivityActionsProps) {
  const { exported, exchanged, context, points, children } = props;
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
        className={`${buttonClass('primary')} grow basis-[calc(100%-3.25rem)] !whitespace-normal @lg:grow-0 @lg:basis-auto`}
      >
        <PlusIcon className="size-4 md:max-xl:hidden" aria-hidden="true" />
        Submit for Approval
      </LazyDialogButton>
      <PanelButton
        panel={menu}
        label="More about activities"
        className={`${buttonClass('icon')} @lg:hidden`}
      >
        <EllipsisHorizontalIcon className="size-4" aria-hidden="true" />
      </PanelButton>
      {children}
      <Popover
        id={menu}
        role="group"
        aria-label="More about activities"
        className="fixed inset-x-4 top-auto bottom-4 m-0 w-auto gap-2 rounded-card border border-line bg-surface p-4 text-text shadow-float open:grid @lg:static @lg:flex @lg:flex-wrap @lg:overflow-visible @lg:border-0 @lg:bg-transparent @lg:p-0 @lg:shadow-none"
      >
        {exported && (
          <LazyDialogButton
            load={loadExport}
            props={exported}
            name="export-activities"
            className={buttonClass()}
          >
            <ArrowDownTrayIcon className="size-4 md:max-xl:hidden" aria-hidden="true" />
            Export
          </LazyDialogButton>
        )}
        <LazyDialogButton
          load={loadExchange}
          props={exchanged}
          name="exchange-files"
          className={buttonClass()}
        >
          <ArrowsRightLeftIcon className="size-4 md:max-xl:hidden" aria-hidden="true" />
          Exchange files
        </LazyDialogButton>
        {points && (
          <LazyDialogButton
            load={loadPoints}
            props={points}
            name="activity-points"
            className={buttonClass()}
          >
            <ChartPieIcon className="size-4 md:max-xl:hidden" aria-hidden="true" />
            Points
          </LazyDialogButton>
        )}
      </Popover>
    </>
  );
}
