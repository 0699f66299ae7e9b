'use client';

import { useCallback, useEffect, useSyncExternalStore } from 'react';
import {
  loadStateOf,
  fetchFullList,
  subscribeToLoads,
  pageItems,
  lengthOf,
  type PageList,
} from '@/lib/list/long-list';
import type { ListName } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';

/** A list with the way to the whole of it. */
export interface WholeList<T> {
  /** All that is here: the beginning, and from its arrival on the whole. */
  items: readonly T[];
  /** How many the college publishes. */
  total: number;
  state: 'partial' | 'loading' | 'failed' | 'whole';
  /** Whether what is shown here is not right without the whole. */
  isNeeded: boolean;
  /** The file of the whole; null where the page has had all from the start. */
  file: `/${string}` | null;
  /** Fetches the whole; rejects where it cannot be had. */
  load: () => Promise<unknown>;
}

/** A list of the page; the whole of a long one is fetched once it `isNeeded`, or asked for by `load`. */
export function usePageList<T>(list: PageList<T>, isNeeded = false): WholeList<T> {
  const file = 'file' in list ? list.file : null;
  const { state, whole } = useSyncExternalStore(
    subscribeToLoads,
    () => loadStateOf(file),
    () => loadStateOf(null),
  );
  const load = useCallback(() => (file === null ? Promise.resolve() : fetchFullList(file)), [file]);
  const asks = isNeeded && file !== null && state === 'partial';
  useEffect(() => {
    if (asks) void load().catch(() => {});
  }, [asks, load]);
  return {
    items: (whole as readonly T[] | null) ?? pageItems(list),
    total: lengthOf(list),
    state: file === null ? 'whole' : state,
    isNeeded,
    file,
    load,
  };
}

/** The same for a list that this device's records lie over: one that lies over the rest of it brings the whole. */
export function useOwnList<T extends { id: string }>(
  store: ListName,
  list: PageList<T>,
  isNeeded = false,
): WholeList<T> {
  const overlays = useRecords(store);
  const order = useRecords('orders').get(store)?.ids ?? [];
  const isBeyond = ({ id, origin }: { id: string; origin: string }) =>
    origin === 'content' && !pageItems(list).some((record) => record.id === id);
  const reaches = 'file' in list && (order.length > 0 || [...overlays.values()].some(isBeyond));
  return usePageList(list, isNeeded || reaches);
}

/** How many there are in all, where `shown` stand here of the part that has arrived. */
export function countAll({ items, total }: WholeList<unknown>, shown: number): number {
  return total - items.length + shown;
}

/** Fetches all of these lists; rejects where one cannot be had. */
export function loadAll(...lists: readonly Pick<WholeList<unknown>, 'load'>[]): Promise<unknown> {
  return Promise.all(lists.map((list) => list.load()));
}
