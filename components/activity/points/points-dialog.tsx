'use client';

import { formatPoints } from '@/components/activity/model/point-figure';
import {
  dueText,
  headTexts,
  missingText,
  reasonTexts,
  totalText,
} from '@/components/activity/model/point-text';
import type { HeadPoints, CountedActivity } from '@/components/activity/model/points';
import { Table, type TableColumn } from '@/components/list/table';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import type { OwnActivity } from '@/lib/store/use-list';
import { HeadRow } from './head-row';
import { usePoints, type PointsProps } from './use-points';

/** The activity points: each head with what is missing, and what every activity counts for. */
export function PointsDialog({ onClose, ...props }: PointsProps & LazyDialogProps) {
  const { rules } = props;
  const { points, due: now } = usePoints(props);
  const due = dueText(now, points, props.semester);
  return (
    <Dialog title={rules.name} onClose={onClose} wide>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {due && <p className="font-semibold">{due} </p>}
        <p>
          {due && 'By the end of the programme: '}
          <span className={due ? '' : 'font-semibold'}>{totalText(points)}</span>{' '}
          {missingText(points)}
        </p>
        <HeadList heads={points.heads} />
        {points.activities.length > 0 && (
          <section aria-labelledby="what-counts" className="grid gap-2">
            <h3 id="what-counts" className="text-lead">
              What counts
            </h3>
            <CountedTable activities={points.activities} />
          </section>
        )}
        <RulesSource rules={rules} />
      </div>
    </Dialog>
  );
}

function RulesSource({ rules: { source } }: Pick<PointsProps, 'rules'>) {
  return (
    <p className="text-small text-muted">
      Approved activities count, with the changes on this device; the college’s own count decides.
      {source && (
        <>
          {' '}
          Rules:{' '}
          <a href={source.href} rel="noopener" className="underline underline-offset-2">
            {source.text}
          </a>
        </>
      )}
    </p>
  );
}

/** Each head with its figures, what is missing and which proof it takes. */
function HeadList({ heads }: { heads: readonly HeadPoints[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {heads.map((one) => {
        const [figure, ...notes] = headTexts(one);
        return (
          <HeadRow key={one.head.id} points={one}>
            <p className="mt-1.5">{figure}</p>
            {notes.map((note) => (
              <p key={note} className="text-small wrap-anywhere text-muted">
                {note}
              </p>
            ))}
          </HeadRow>
        );
      })}
    </ul>
  );
}

const nameClass = 'py-2 pe-3';
const figureClass = 'w-px py-2 ps-3 text-end tabular-nums';

type Row = CountedActivity<OwnActivity>;

const activityColumns: readonly TableColumn<Row, never>[] = [
  {
    name: 'Activity',
    cellClass: nameClass,
    cell: ({ activity, reason, lacksProof }) => (
      <>
        <bdi>{activity.name}</bdi>
        <span className="block text-small font-normal text-muted">
          {[
            activity.category,
            reason && reasonTexts[reason],
            lacksProof && reason !== 'rejected' && 'No proof stated',
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </>
    ),
  },
  {
    name: 'Hours',
    className: 'text-end! max-sm:hidden',
    headingClass: 'ps-3',
    cellClass: figureClass,
    cell: ({ activity: { hours } }) => (hours == null ? '–' : formatPoints(hours)),
  },
  {
    name: 'Points',
    className: 'text-end!',
    headingClass: 'ps-3',
    cellClass: figureClass,
    cell: ({ points }) => formatPoints(points),
  },
];

/** Shows what every activity counts for, and why it counts for less. */
function CountedTable({ activities }: { activities: readonly Row[] }) {
  return (
    <Table
      caption="What every activity counts for"
      columns={activityColumns}
      rows={activities}
      keyOf={({ activity }) => activity.id}
      className="text-note"
    />
  );
}
