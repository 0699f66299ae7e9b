import { MagnifyingGlassIcon } from '@heroicons/react/20/solid';
import type { Ref } from 'react';
import { limits } from '@/content/schema/limits';

interface SearchFieldProps {
  label: string;
  /** The label if it is left out. */
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
  /** The classes of the place: its width in a row. */
  className?: string;
}

/** A search box above a list. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder = label, value, onChange, ref, className = 'grow' } = props;
  return (
    <label className={`relative min-w-0 ${className}`}>
      <span className="sr-only">{label}</span>
      <MagnifyingGlassIcon
        className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-muted"
        aria-hidden="true"
      />
      <input
        ref={ref}
        type="search"
        placeholder={placeholder}
        maxLength={limits.search}
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className="min-h-10 w-full rounded-control border border-control bg-surface ps-8.5 pe-2 text-note placeholder:text-muted hover:border-brand pointer-coarse:min-h-11"
      />
    </label>
  );
}
