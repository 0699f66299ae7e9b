import { useState } from 'react';

/** The number of records with which a long list starts. */
export const firstShown = 20;

/** The visible part of a long list. */
export interface Shown<R> {
  /** True if the list is shown in steps. */
  isLong: boolean;
  records: readonly R[];
  total: number;
  /** The number of records that `more` adds. */
  step: number;
  more: () => void;
}

/** Shows the first 20 records of a list, and more of it in steps. */
export function useShown<R>(records: readonly R[], step = 100): Shown<R> {
  const [limit, setLimit] = useState(firstShown);
  return {
    isLong: records.length > firstShown,
    records: records.slice(0, limit),
    total: records.length,
    step,
    more: () => setLimit((current) => current + step),
  };
}
