'use client';

import { useId, type ReactNode } from 'react';
import { formatPoints } from '@/components/activity/model/point-figure';
import {
  dueText,
  headTexts,
  missingText,
  reasonTexts,
  totalText,
} from '@/components/activity/model/point-text';
import type { HeadPoints, CountedActivity, Points } from '@/components/activity/model/points';
import { Table, type TableColumn } from '@/components/list/table';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import type { OwnActivity } from '@/lib/store/use-list';
import { HeadRow } from './head-row';
import { usePoints, type PointsProps } from './use-points';

/** The activity points: each head with what is missing, the same figures as a table, and what every activity counts for. */
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
        <Section title="Every head">
          <HeadTable heads={points.heads} />
        </Section>
        {points.activities.length > 0 && (
          <Section title="What counts">
            <CountedTable activities={points.activities} />
          </Section>
        )}
        <RulesSource rules={rules} />
      </div>
    </Dialog>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid gap-2">
      <h3 id={heading} className="text-lead">
        {title}
      </h3>
      {children}
    </section>
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
const wideClass = 'max-sm:hidden';

const figure = <Row,>(name: string, value: (row: Row) => number | null, className = '') => ({
  name,
  className: `text-end! ${className}`,
  headingClass: 'ps-3',
  cellClass: figureClass,
  cell: (row: Row) => {
    const shown = value(row);
    return shown === null ? '–' : formatPoints(shown);
  },
});

const headColumns: readonly TableColumn<HeadPoints, never>[] = [
  { name: 'Head', cellClass: nameClass, cell: ({ head }) => <bdi>{head.name}</bdi> },
  figure('Points', ({ points }) => points),
  figure('Pending', ({ pending }) => pending, wideClass),
  figure('Needed', ({ required }) => required),
  figure('Missing', ({ missing }) => missing),
];

/** The figures of every head. */
function HeadTable({ heads }: Pick<Points, 'heads'>) {
  return (
    <Table
      caption="Points of every head"
      columns={headColumns}
      rows={heads}
      keyOf={({ head }) => head.id}
      className="text-note"
    />
  );
}

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
  figure('Hours', ({ activity }) => activity.hours ?? null, wideClass),
  figure('Points', ({ points }) => points),
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
