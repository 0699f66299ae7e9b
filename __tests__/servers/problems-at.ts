import { readLive, verifySite } from '@/tools/hosting/verify';
import type { RunningServer } from '@/tools/hosting/servers/instance';

/** The release that a server of the tests sends. Nobody else signed its certificate. */
export function liveAt({ origin, basePath }: Pick<RunningServer, 'origin' | 'basePath'>) {
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  return readLive(origin + basePath);
}

/** The problems that `npm run verify` finds there. */
export async function problemsAt(server: Pick<RunningServer, 'origin' | 'basePath' | 'gate'>) {
  const live = await liveAt(server);
  await verifySite(live, server.gate !== 'open');
  return Object.fromEntries(live.problems);
}
