import type { Route } from '@/lib/site/routes';
import { toPageList, type PageList, type ToList } from './long-list';

type Lists = Readonly<Record<string, readonly unknown[]>>;

interface ListParams {
  page: string;
  list: string;
}

/** The parts of a static route that writes each list of each page as a JSON file. */
export function listFiles(pages: Readonly<Record<string, Lists>>) {
  return {
    params: (): ListParams[] =>
      Object.entries(pages).flatMap(([page, lists]) =>
        Object.keys(lists).map((name) => ({ page, list: `${name}.json` })),
      ),
    answer: async (_request: Request, { params }: { params: Promise<ListParams> }) => {
      const { page, list } = await params;
      return Response.json(pages[page]?.[list.replace(/\.json$/, '')]);
    },
  };
}

/** The lists of a page; the files of long lists are below its address. */
export function pageLists<L extends Lists>(
  route: Route,
  lists: L,
): { [N in keyof L]: PageList<L[N][number]> } {
  const entries = Object.entries(lists).map(([name, records]) => [
    name,
    toPageList(records, `${route}${name}.json`),
  ]);
  return Object.fromEntries(entries) as { [N in keyof L]: PageList<L[N][number]> };
}

/** What a page shows of a record. */
type Read<R, P> = (record: R, toList: ToList) => P;

/** The props of a page from the sample record, with the lists as its HTML contains them; null without a record. */
export function samplePage<R, P>(route: Route, read: Read<R, P>, record: R | undefined): P | null {
  if (record === undefined) return null;
  return read(record, (name, records) => toPageList(records, `${route}${name}.json`));
}

/** The full lists that a page shows of the sample record, by name; empty if the site does not show the sample. */
export function sampleLists<R>(read: Read<R, unknown>, record: R, isShown: boolean): Lists {
  const lists: Record<string, readonly unknown[]> = {};
  read(record, (name, records) => {
    lists[name] = isShown ? records : [];
    return records;
  });
  return lists;
}
