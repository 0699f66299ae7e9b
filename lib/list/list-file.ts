import type { Route } from '@/lib/site/routes';
import { toPageList, type PageList } from './long-list';

type Lists = Readonly<Record<string, readonly unknown[]>>;

/** The parts of a static route that writes each list as a JSON file. */
export function listFiles(lists: Lists) {
  return {
    params: () => Object.keys(lists).map((name) => ({ list: `${name}.json` })),
    answer: async (_request: Request, { params }: { params: Promise<{ list: string }> }) => {
      const { list } = await params;
      return Response.json(lists[list.replace(/\.json$/, '')]);
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
