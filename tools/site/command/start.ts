import { existsSync } from 'node:fs';
import { readBasePath } from '@/tools/command/base-path';
import { buildWhenStale } from '../build/site';
import { runMain } from '@/tools/command/run-main';
import { readHost } from '../serve/host';
import { listen, readPort, closeServer } from '../serve/listen';
import { createSiteServer } from '../serve/server';

/**
 * Serves the site, and builds it first if content or code changed. The port is taken before the build, and requests
 * wait for it.
 */
await runMain(async () => {
  const basePath = readBasePath();
  const host = readHost();
  let finish = () => {};
  const ready = new Promise<void>((resolve) => (finish = resolve));
  const server = createSiteServer('out', basePath, ready);
  const port = await listen(server, readPort(), host);
  const stop = () => closeServer(server);
  try {
    if (!process.argv.includes('--no-build') && !(await buildWhenStale())) {
      stop();
      return 1;
    }
    if (!existsSync('out'))
      throw new Error('There is no out/ to serve. Run "npm run build" first.');
  } catch (error) {
    stop();
    throw error;
  }
  finish();
  const name = host === '127.0.0.1' ? 'localhost' : host;
  console.log(`Edify is at http://${name}:${port}${basePath}/ (press Ctrl-C to stop)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  return 0;
});
