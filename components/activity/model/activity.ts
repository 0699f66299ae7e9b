import { limits } from '@/content/schema/limits';
import type { Activity } from '@/lib/activity/activity';
import { compareText } from '@/lib/text/compare-text';
import { searchTerms, searchKey } from '@/lib/text/normalize';

/** The columns a list of activities can be sorted by, as written in the URL. */
const sortKeys = ['name', 'status', 'category', 'date'] as const;

export type SortKey = (typeof sortKeys)[number];

/** The values of the status filter. */
export const statuses = [
  'Approved',
  'Pending',
  'Rejected',
] as const satisfies readonly Activity['status'][];

/** The search, filter, sort order and page of a list of activities. */
export interface ActivityQuery {
  /** The words to search for; empty for all activities. */
  text: string;
  status: Activity['status'] | null;
  /** Null for the order of the content. */
  sort: SortKey | null;
  descending: boolean;
  /** The page, from 1. */
  page: number;
}

/** Activities per page. */
export const pageSize = 20;

/** The fields used for search and sorting. */
type Listed = Pick<Activity, 'name' | 'status' | 'category' | 'dateAdded'>;

const searchedText = searchKey(({ name, category }: Listed) => `${name} ${category}`);

/** The activities with this status whose name or category contains every word of the text. */
export function filterActivities<A extends Listed>(
  activities: readonly A[],
  { text, status }: Pick<ActivityQuery, 'text' | 'status'>,
): A[] {
  const terms = searchTerms(text);
  return activities.filter(
    (activity) =>
      (!status || activity.status === status) &&
      (terms.length === 0 || terms.every((word) => searchedText(activity).includes(word))),
  );
}

const fields = {
  name: 'name',
  status: 'status',
  category: 'category',
  date: 'dateAdded',
} as const satisfies Record<SortKey, keyof Listed>;

/** Sorts activities. The sort is stable. */
export function sortActivities<A extends Listed>(
  activities: readonly A[],
  { sort, descending }: Pick<ActivityQuery, 'sort' | 'descending'>,
): A[] {
  if (!sort) return [...activities];
  const field = fields[sort];
  const sign = descending ? -1 : 1;
  return [...activities].sort((one, other) => sign * compareText(one[field], other[field]));
}

/** The number of pages, at least one. */
export function pageCount(length: number): number {
  return Math.max(1, Math.ceil(length / pageSize));
}

/** Reads a query from a URL ("?q=java&status=Approved"). Ignores unknown values. */
export function parseActivityQuery(search: string): ActivityQuery {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page'));
  return {
    text: params.get('q')?.slice(0, limits.search) ?? '',
    status: statuses.find((status) => status === params.get('status')) ?? null,
    sort: sortKeys.find((key) => key === params.get('sort')) ?? null,
    descending: params.get('order') === 'desc',
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** Writes a query into the search part of a URL. Omits defaults and leaves other parameters unchanged. */
export function formatActivityQuery(query: ActivityQuery, search = ''): string {
  const params = new URLSearchParams(search);
  const asked = {
    q: query.text,
    status: query.status,
    sort: query.sort,
    order: query.sort && (query.descending ? 'desc' : 'asc'),
    page: query.page > 1 ? String(query.page) : null,
  };
  for (const [name, value] of Object.entries(asked))
    if (value) params.set(name, value);
    else params.delete(name);
  const text = params.toString();
  return text && `?${text}`;
}

/** Returns true if the last version that the student submitted on this device is in no file for the faculty; `sent` is the one that is. */
export function isUnsent(
  { status, withdrawn, history }: Pick<Activity, 'status' | 'withdrawn' | 'history'>,
  sent: string | undefined,
): boolean {
  const last = history?.at(-1);
  return status === 'Pending' && !withdrawn && last !== undefined && !last.by && last.at !== sent;
}

/** The label for an activity, or changes to it, on this device only. Null for the college's unchanged record. */
export function originLabel({ origin, changed }: Partial<Activity>): string | null {
  if (origin === 'device') return 'on this device';
  return changed ? 'changed on this device' : null;
}
