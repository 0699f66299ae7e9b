import { existsSync } from 'node:fs';
import { readBasePath } from './build/base-path';
import { explain } from './explain';
import { listen, readPort } from './serve/listen';
import { createSiteServer } from './serve/server';
import { buildSite } from './build/site';

await explain(async () => {
  const basePath = readBasePath();
  const wanted = readPort();
  if (!process.argv.includes('--no-build') && !(await buildSite())) return 1;
  if (!existsSync('out')) throw new Error('There is no out/ to serve. Run "npm run build" first.');

  const server = createSiteServer('out', basePath);
  const port = await listen(server, wanted);
  console.log(`Edify is at http://localhost:${port}${basePath}/ (Ctrl-C stops it)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
  return 0;
});
