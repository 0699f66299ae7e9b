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

/** A list and how much of it is loaded. */
export interface WholeList<T> {
  /** The loaded items: the beginning, or the full list once it is loaded. */
  items: readonly T[];
  /** The number of items that the college publishes. */
  total: number;
  state: 'partial' | 'loading' | 'failed' | 'whole';
  /** Whether the page needs the full list to be correct. */
  isNeeded: boolean;
  /** The file of the full list; null if the page contains all of it. */
  file: `/${string}` | null;
  /** Loads the full list; rejects if that fails. */
  load: () => Promise<unknown>;
}

/** A list of the page; a long one is loaded in full if `isNeeded`, or by `load`. */
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

/** The same with this device's changes: loads the full list if they reorder it or change an item that is not loaded. */
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

/** The total number of records, where `shown` of the loaded ones are shown. */
export function countAll({ items, total }: WholeList<unknown>, shown: number): number {
  return total - items.length + shown;
}

/** Loads all of these lists; rejects if one fails. */
export function loadAll(...lists: readonly Pick<WholeList<unknown>, 'load'>[]): Promise<unknown> {
  return Promise.all(lists.map((list) => list.load()));
}
