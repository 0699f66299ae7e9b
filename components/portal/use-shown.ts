import { useState } from 'react';
import { mostInPage } from '@/lib/long-list';
import { countAll, type WholeList } from './use-page-list';

const step = 100;

/** The part of a long list that is shown. */
export interface Shown<R> {
  /** Whose part it is. */
  list: WholeList<unknown>;
  records: readonly R[];
  /** How many there are, with what this device adds and takes away. */
  total: number;
  /** Shows so many more, and fetches them first. */
  step: number;
  more: () => void;
}

/** Shows the beginning of the records that were made of a long list, and more of them by steps; of a short one all. */
export function useShown<R>(list: WholeList<unknown>, records: readonly R[]): Shown<R> {
  const [limit, setLimit] = useState(mostInPage);
  const [isAsked, setIsAsked] = useState(false);
  const grow = () => setLimit((current) => current + step);
  return {
    list: { ...list, isNeeded: isAsked || list.isNeeded },
    records: list.file === null ? records : records.slice(0, limit),
    total: countAll(list, records.length),
    step,
    more: () => {
      setIsAsked(true);
      void list.load().then(grow, () => {});
    },
  };
}
