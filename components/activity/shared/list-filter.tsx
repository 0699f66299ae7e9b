import type { RefObject } from 'react';
import { SearchField } from '@/components/list/search-field';
import { statuses, type ActivityQuery } from '@/components/activity/model/activity';
import { Select } from '@/components/ui/select';

const options = [
  { value: 'all', text: 'Status' },
  ...statuses.map((status) => ({ value: status, text: status })),
] as const;

type Filter = Pick<ActivityQuery, 'text' | 'status'>;

interface ListFilterProps {
  /** The noun for what is searched, in the plural. */
  kind: string;
  query: Filter;
  onChange: (change: Partial<Filter>) => void;
  searchBox: RefObject<HTMLInputElement | null>;
}

/** A search box and a status filter. */
export function ListFilter({ kind, query, onChange, searchBox }: ListFilterProps) {
  return (
    <>
      <SearchField
        ref={searchBox}
        label={`Search ${kind}`}
        value={query.text}
        onChange={(text) => onChange({ text })}
        className="grow basis-28 lg:max-w-64"
      />
      <Select
        label="Status filter"
        value={query.status ?? 'all'}
        onChange={(value) => onChange({ status: value === 'all' ? null : value })}
        options={options}
      />
    </>
  );
}
