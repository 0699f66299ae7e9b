import type { DeskRow, DeskSort } from '@/components/activity/model/desk';
import { SortHeading, type SortOrder } from '@/components/list/sort-heading';
import { TickBox } from '@/components/ui/tick-box';
import { columns } from './student-table';

interface DeskHeadProps {
  rows: readonly DeskRow[];
  order: SortOrder<DeskSort>;
  /** The keys of the chosen rows. */
  chosen: ReadonlySet<string>;
  /** Chooses all rows, or none. */
  onMarkAll: (marked: boolean) => void;
}

/** The head of a table whose rows can be chosen and sorted. */
export function DeskHead({ rows, order, chosen, onMarkAll }: DeskHeadProps) {
  return (
    <>
      <td className={columns[0]?.className}>
        <TickBox
          bare
          label="Choose all that are shown"
          checked={rows.length > 0 && rows.every(({ key }) => chosen.has(key))}
          onChange={onMarkAll}
        />
      </td>
      {columns.map((column) => (
        <SortHeading key={column.sort} {...column} order={order} />
      ))}
    </>
  );
}
