import { asset } from '@/lib/site/routes';

/** The beginning of a list that is too long for a page, and the file that has all of it. */
export interface LongList<T> {
  items: readonly T[];
  total: number;
  /** The path of the file, written without the sub-path that the site is served under. */
  file: `/${string}`;
}

/** A list as a page is given it: all of it where it is short, its beginning where it is long. */
export type PageList<T> = readonly T[] | LongList<T>;

/** The longest list that stands in a page as a whole, and how much of a longer one does. */
export const maxInPage = 20;

interface Measure<T> {
  /** What makes the list long, where that is not the number of its records. */
  size?: number;
  /** What the page starts with, where that is not the beginning. */
  first?: readonly T[];
}

/** What a page is given of a list: all of it, or the beginning and the file that has the whole. */
export function toPageList<T>(
  records: readonly T[],
  file: `/${string}`,
  { size = records.length, first = records.slice(0, maxInPage) }: Measure<T> = {},
): PageList<T> {
  if (size <= maxInPage) return records;
  return { items: first, total: records.length, file };
}

/** The records that the page itself has. */
export function pageItems<T>(list: PageList<T>): readonly T[] {
  return 'file' in list ? list.items : list;
}

/** How many records the whole has. */
export function lengthOf(list: PageList<unknown>): number {
  return 'file' in list ? list.total : list.length;
}

/** How far the whole of a list is here. */
export interface LoadState {
  state: 'partial' | 'loading' | 'failed' | 'whole';
  /** The whole; null until it is there. */
  whole: readonly unknown[] | null;
}

const notLoaded: LoadState = { state: 'partial', whole: null };
const loadStates = new Map<string, LoadState>();
const loading = new Map<string, Promise<readonly unknown[]>>();
const listeners = new Set<() => void>();

function setLoadState(file: string, loadState: LoadState): void {
  loadStates.set(file, loadState);
  for (const notify of listeners) notify();
}

/** Hears of every list that arrives. */
export function subscribeToLoads(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** How far the list of this file is here. */
export function loadStateOf(file: string | null): LoadState {
  return (file !== null && loadStates.get(file)) || notLoaded;
}

/** The whole of a list, fetched once for all who ask; rejects where it cannot be had, and may be asked again. */
export function fetchFullList(file: `/${string}`): Promise<readonly unknown[]> {
  const known = loading.get(file);
  if (known) return known;
  const fetching = read(file).then(
    (whole) => {
      setLoadState(file, { state: 'whole', whole });
      return whole;
    },
    (fault: unknown) => {
      loading.delete(file);
      setLoadState(file, { state: 'failed', whole: null });
      throw fault;
    },
  );
  loading.set(file, fetching);
  setLoadState(file, { state: 'loading', whole: null });
  return fetching;
}

async function read(file: `/${string}`): Promise<readonly unknown[]> {
  const answer = await fetch(asset(file));
  const whole: unknown = answer.ok ? await answer.json() : null;
  if (Array.isArray(whole)) return whole as unknown[];
  throw new Error(`${file} could not be read: the server answered ${answer.status}.`);
}
