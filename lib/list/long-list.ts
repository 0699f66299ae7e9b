import { asset } from '@/lib/site/routes';

/** The beginning of a list that is too long for a page, and the file of the full list. */
interface LongList<T> {
  items: readonly T[];
  total: number;
  /** The path of the file, without the site's sub-path. */
  file: `/${string}`;
}

/** A list as a prop of a page: in full if it is short, otherwise its beginning. */
export type PageList<T> = readonly T[] | LongList<T>;

/** The longest list that a page contains in full, and how much it contains of a longer one. */
export const maxInPage = 20;

interface Measure<T> {
  /** The length of the list, if that is not the number of its records. */
  size?: number;
  /** What the page starts with, if that is not the beginning. */
  first?: readonly T[];
}

/** The props for a list: all of it, or its beginning and the file of the full list. */
export function toPageList<T>(
  records: readonly T[],
  file: `/${string}`,
  { size = records.length, first = records.slice(0, maxInPage) }: Measure<T> = {},
): PageList<T> {
  if (size <= maxInPage) return records;
  return { items: first, total: records.length, file };
}

/** How a page is given a list, by the name of its file. */
export type ToList = <T>(name: string, records: readonly T[]) => PageList<T>;

/** Gives a page the full list, as a record that the browser opened has it. */
export const wholeList: ToList = (_name, records) => records;

/** The records in the page itself. */
export function pageItems<T>(list: PageList<T>): readonly T[] {
  return 'file' in list ? list.items : list;
}

/** The number of records in the full list. */
export function lengthOf(list: PageList<unknown>): number {
  return 'file' in list ? list.total : list.length;
}

interface LoadState {
  state: 'partial' | 'loading' | 'failed' | 'whole';
  /** The full list; null until it is loaded. */
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

/** Calls back when a list is loading, loaded or has failed; returns a function that stops it. */
export function subscribeToLoads(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

export function loadStateOf(file: string | null): LoadState {
  return (file !== null && loadStates.get(file)) || notLoaded;
}

/** Loads the full list, once for all callers; rejects if that fails, and can then be called again. */
export function fetchFullList(file: `/${string}`): Promise<readonly unknown[]> {
  const known = loading.get(file);
  if (known) return known;
  const fetching = read(file).then(
    (whole) => {
      setLoadState(file, { state: 'whole', whole });
      return whole;
    },
    (error: unknown) => {
      loading.delete(file);
      setLoadState(file, { state: 'failed', whole: null });
      throw error;
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
