import type { RefObject } from 'react';
import { MagnifyingGlassIcon } from '@heroicons/react/20/solid';
import { limits } from '@/content/schema/limits';
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
      <label className="relative grow basis-28 lg:max-w-64">
        <span className="sr-only">Search {kind}</span>
        <MagnifyingGlassIcon
          className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-muted"
          aria-hidden="true"
        />
        <input
          ref={searchBox}
          type="search"
          placeholder={`Search ${kind}`}
          maxLength={limits.search}
          autoComplete="off"
          value={query.text}
          onChange={(event) => onChange({ text: event.target.value })}
          className="min-h-10 w-full rounded-control border border-control bg-surface ps-8.5 pe-2 text-note placeholder:text-muted hover:border-brand pointer-coarse:min-h-11"
        />
      </label>
      <Select
        label="Status filter"
        value={query.status ?? 'all'}
        onChange={(value) => onChange({ status: value === 'all' ? null : value })}
        options={options}
      />
    </>
  );
}
