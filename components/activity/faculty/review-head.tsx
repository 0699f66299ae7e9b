import type { ReviewRow, ReviewSort } from '@/components/activity/model/review';
import { SortHeading, type SortOrder } from '@/components/list/sort-heading';
import { Checkbox } from '@/components/ui/checkbox';
import { columns } from './student-table';

interface ReviewHeadProps {
  rows: readonly ReviewRow[];
  order: SortOrder<ReviewSort>;
  /** The keys of the chosen rows. */
  chosen: ReadonlySet<string>;
  onChooseAll: (marked: boolean) => void;
}

/** The header cells of a table whose rows can be chosen and sorted. */
export function ReviewHead({ rows, order, chosen, onChooseAll }: ReviewHeadProps) {
  return (
    <>
      <td className={columns[0]?.className}>
        <Checkbox
          labelHidden
          label="Choose all shown rows"
          checked={rows.length > 0 && rows.every(({ key }) => chosen.has(key))}
          onChange={onChooseAll}
        />
      </td>
      {columns.map((column) => (
        <SortHeading key={column.sort} {...column} order={order} />
      ))}
    </>
  );
}
