import '@/tools/command/target-option';
import { existsSync } from 'node:fs';
import { readArguments } from '@/tools/command/read-arguments';
import { runMain } from '@/tools/command/run-main';
import { targetOptions, readBasePath } from '@/tools/command/target';
import { addressOptions, closeServer, listen, readAddress } from '../serve/listen';
import { createSiteServer } from '../serve/server';

const usage =
  'npm start -- [--port NUMBER] [--host ADDRESS] [--no-build] [--base-path /PATH] [--site-url https://HOST]';
const options = {
  ...addressOptions,
  ...targetOptions,
  'no-build': { type: 'boolean' },
  verbose: { type: 'boolean' },
} as const;

/**
 * Serves the site, and builds it if content or code changed. Meanwhile, it serves the last build or a page that says so.
 */
await runMain(async () => {
  const { values } = readArguments({ usage, options });
  const { port: asked, host } = readAddress(values);
  const basePath = readBasePath();
  const server = createSiteServer('out', basePath);
  const port = await listen(server, asked, host);
  const address = `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}${basePath}/`;
  const stop = () => closeServer(server);
  try {
    if (!values['no-build']) {
      const meanwhile = existsSync('out') ? 'the last build' : 'a page that says so';
      console.log(
        `Checking whether the site must be built. Until then, ${address} has ${meanwhile}.`,
      );
      const { buildWhenStale } = await import('../build/site');
      if (!(await buildWhenStale())) {
        stop();
        return 1;
      }
    }
    if (!existsSync('out'))
      throw new Error('There is no out/ to serve. Run "npm run build" first.');
  } catch (error) {
    stop();
    throw error;
  }
  console.log(`Edify is at ${address} (press Ctrl-C to stop)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  return 0;
});
