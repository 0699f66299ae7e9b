import { formatPoints, reasonTexts } from '@/components/activity/model/point-text';
import type { CountedActivity, HeadPoints, Points } from '@/components/activity/model/points';
import { Table, type TableColumn } from '@/components/list/table';
import type { OwnActivity } from '@/lib/store/use-list';

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
export function HeadTable({ heads }: Pick<Points, 'heads'>) {
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

/** What every activity counts for, and why it counts for less. */
export function CountedTable({ activities }: { activities: readonly Row[] }) {
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
