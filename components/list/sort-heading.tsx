import { ArrowDownIcon, ArrowUpIcon, ChevronUpDownIcon } from '@heroicons/react/16/solid';
import { announce } from '@/lib/toast/announce';

/** The sort order of a table, and a function to change it. */
export interface SortOrder<K extends string> {
  /** Null keeps the original order of the rows. */
  sort: K | null;
  descending: boolean;
  sortBy: (sort: K) => void;
}

interface SortHeadingProps<K extends string> {
  sort: K;
  name: string;
  className: string;
  order?: SortOrder<K> | undefined;
}

/** A column heading; a button that sorts the table if `order` is given. */
export function SortHeading<K extends string>({
  sort,
  name,
  className,
  order,
}: SortHeadingProps<K>) {
  const sorted = order?.sort === sort;
  const direction = order?.descending ? 'descending' : 'ascending';
  const next = sorted && !order?.descending ? 'descending' : 'ascending';
  const Icon = !sorted ? ChevronUpDownIcon : order.descending ? ArrowDownIcon : ArrowUpIcon;
  return (
    <th
      scope="col"
      aria-sort={sorted ? direction : undefined}
      className={`py-1 text-start font-medium whitespace-nowrap ${className}`}
    >
      {order ? (
        <>
          <button
            type="button"
            onClick={() => {
              order.sortBy(sort);
              announce(`Sorted by ${name}, ${next}`);
            }}
            className="-ms-1.5 inline-flex min-h-9 items-center gap-1 rounded-control px-1.5 hover:text-brand pointer-coarse:min-h-11 no-js:hidden"
          >
            {name}
            <Icon
              className={`size-4 ${sorted ? 'text-brand' : 'print:hidden'}`}
              aria-hidden="true"
            />
          </button>
          <span className="hidden no-js:inline">{name}</span>
        </>
      ) : (
        name
      )}
    </th>
  );
}
