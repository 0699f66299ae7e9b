import { ArrowDownIcon, ArrowUpIcon, ChevronUpDownIcon } from '@heroicons/react/16/solid';
import { announce } from '@/lib/toast/announce';
import { directionOf, type SortOrder } from './table';

/** The order of a table whose headings are buttons that change it. Tables that cannot be sorted do not load this. */
export function sortOrder<Sort>(
  { sort, descending }: Omit<SortOrder<Sort>, 'buttonOf'>,
  onSort: (order: { sort: Sort; descending: boolean }) => void,
): SortOrder<Sort> {
  return {
    sort,
    descending,
    buttonOf: (name, by) => {
      const sorted = by === sort;
      const next = sorted && !descending;
      const Icon = !sorted ? ChevronUpDownIcon : descending ? ArrowDownIcon : ArrowUpIcon;
      return (
        <button
          type="button"
          onClick={() => {
            onSort({ sort: by, descending: next });
            announce(`Sorted by ${name}, ${directionOf(next)}`);
          }}
          className="-ms-1.5 inline-flex min-h-9 items-center gap-1 rounded-control px-1.5 hover:text-brand pointer-coarse:min-h-11 no-js:hidden"
        >
          {name}
          <Icon className={`size-4 ${sorted ? 'text-brand' : 'print:hidden'}`} aria-hidden="true" />
        </button>
      );
    },
  };
}
