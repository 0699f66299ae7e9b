import { listen, closeServer } from '@/tools/site/serve/listen';
import { createSiteServer } from '@/tools/site/serve/server';
import { buildEmptyExport, handWrittenDir } from './baseline';
import type { AuditPage, AuditSite } from './page';

const folders: Readonly<Record<AuditSite, () => Promise<string>>> = {
  product: async () => 'out',
  handWritten: async () => handWrittenDir,
  emptyExport: buildEmptyExport,
};

/** Serves every folder that the pages need, each with a separate server of the same kind. */
export async function serveSites(pages: readonly AuditPage[]) {
  const sites = new Set(pages.map(({ site }) => site));
  const servers = await Promise.all(
    [...sites].map(async (site) => {
      const server = createSiteServer(await folders[site]());
      return { site, server, port: await listen(server, 0) };
    }),
  );
  const ports = new Map(servers.map(({ site, port }) => [site, port]));
  return {
    urlOf: ({ site, path }: AuditPage) => `http://localhost:${ports.get(site)}${path}`,
    close: () => {
      for (const { server } of servers) closeServer(server);
    },
  };
}
