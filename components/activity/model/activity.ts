import type { Activity } from '@/content/schema/student/activity';
import { compareText } from '@/lib/text/compare-text';
import { searchTerms, searchKey } from '@/lib/text/normalize';

/** The columns that a list of activities can be sorted by, as the address names them. */
const sortKeys = ['name', 'status', 'category', 'date'] as const;

/** One of the columns. */
export type SortKey = (typeof sortKeys)[number];

/** The states a list of activities can be narrowed to. */
export const statuses = [
  'Approved',
  'Pending',
  'Rejected',
] as const satisfies readonly Activity['status'][];

/** What a person asked a list of activities for. */
export interface ActivityQuery {
  /** Words to look for; empty for all. */
  text: string;
  status: Activity['status'] | null;
  /** Null keeps the order of the content. */
  sort: SortKey | null;
  descending: boolean;
  /** The page, from 1. */
  page: number;
}

/** How many activities stand on a page. */
export const pageSize = 20;

/** What a list of activities is searched and sorted by. */
type Listed = Pick<Activity, 'name' | 'status' | 'category' | 'dateAdded'>;

const searchedText = searchKey(({ name, category }: Listed) => `${name} ${category}`);

/** The activities of the asked status whose name or category has every word of the text. */
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

/** The activities in the asked order; equal ones keep the order they came in. */
export function sortActivities<A extends Listed>(
  activities: readonly A[],
  { sort, descending }: Pick<ActivityQuery, 'sort' | 'descending'>,
): A[] {
  if (!sort) return [...activities];
  const field = fields[sort];
  const sign = descending ? -1 : 1;
  return [...activities].sort((one, other) => sign * compareText(one[field], other[field]));
}

/** The number of pages a list fills, at least one. */
export function pageCount(length: number): number {
  return Math.max(1, Math.ceil(length / pageSize));
}

/** Whether the beginning of the list is not enough to answer a query. */
export function needsWholeList({
  text,
  status,
  sort,
  page = 1,
}: Pick<ActivityQuery, 'text' | 'status' | 'sort'> & { page?: number }): boolean {
  return text !== '' || status !== null || sort !== null || page > 1;
}

/** Reads a query from an address ("?q=java&status=Approved"); what it does not know it takes for not asked. */
export function parseActivityQuery(search: string): ActivityQuery {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page'));
  return {
    text: params.get('q')?.slice(0, 100) ?? '',
    status: statuses.find((status) => status === params.get('status')) ?? null,
    sort: sortKeys.find((key) => key === params.get('sort')) ?? null,
    descending: params.get('order') === 'desc',
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** Writes a query into an address's search part and leaves what others keep there; what is not asked is left out. */
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
