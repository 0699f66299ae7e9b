import { useState } from 'react';
import { maxInPage } from '@/lib/list/long-list';
import { countAll, type WholeList } from './use-page-list';

/** The visible part of a long list. */
export interface Shown<R> {
  list: WholeList<unknown>;
  /** Whether it is shown in steps. */
  isLong: boolean;
  records: readonly R[];
  /** The total, including what this device adds and removes. */
  total: number;
  /** How many more records `more` shows. */
  step: number;
  more: () => void;
}

/**
 * Shows the beginning of a long list and more of it in steps, or all of a short list. With a `window`, the steps have
 * that length, and a short list that this device makes longer is shown in steps too.
 */
export function useShown<R>(
  list: WholeList<unknown>,
  records: readonly R[],
  window?: number,
): Shown<R> {
  const [limit, setLimit] = useState(maxInPage);
  const [isAsked, setIsAsked] = useState(false);
  const step = window ?? 100;
  const isPublishedLong = list.file !== null || list.total > maxInPage;
  const isLong = isPublishedLong || (window !== undefined && records.length > maxInPage);
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
