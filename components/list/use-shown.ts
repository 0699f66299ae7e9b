import { useState } from 'react';
import { maxInPage } from '@/lib/list/long-list';
import { countAll, type WholeList } from './use-page-list';

/** The part of a long list that is shown. */
export interface Shown<R> {
  /** Whose part it is. */
  list: WholeList<unknown>;
  /** Whether it is shown by steps. */
  isLong: boolean;
  records: readonly R[];
  /** How many there are, with what this device adds and takes away. */
  total: number;
  /** Shows so many more, and fetches them first. */
  step: number;
  more: () => void;
}

/**
 * Shows the beginning of the records that were made of a long list, and more of them by steps; of a short one all. With a
 * `window` the steps are so long, and what this device adds to a short list is shown by steps too.
 */
export function useShown<R>(
  list: WholeList<unknown>,
  records: readonly R[],
  window?: number,
): Shown<R> {
  const [limit, setLimit] = useState(maxInPage);
  const [isAsked, setIsAsked] = useState(false);
  const step = window ?? 100;
  const isLong = list.file !== null || (window !== undefined && records.length > maxInPage);
  const grow = () => setLimit((current) => current + step);
  return {
    list: { ...list, isNeeded: isAsked || list.isNeeded },
    isLong,
    records: isLong ? records.slice(0, limit) : records,
    total: countAll(list, records.length),
    step,
    more: () => {
      setIsAsked(true);
      void list.load().then(grow, () => {});
    },
  };
}
