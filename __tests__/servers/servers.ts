import { isFull } from '../full-run';
import type { Gate, RunningServer } from '@/tools/hosting/servers/instance';

const named = process.env['EDIFY_SERVERS'];
if (named === undefined)
  throw new Error(
    'These tests need running servers: start them with "npm run test:e2e -- servers".',
  );

const all = JSON.parse(named) as RunningServer[];

/** Servers below a path whose rules differ most; a full run asks every kind. */
const belowPath = ['nginx', 'apache'];

/** Running servers with one of these gates, each with a title for its tests. */
export function servers(...gates: Gate[]): (RunningServer & { title: string })[] {
  return all
    .filter(({ basePath, kind }) => isFull || basePath === '' || belowPath.includes(kind))
    .filter(({ gate }) => gates.includes(gate))
    .map((server) => ({ ...server, title: `${server.kind} at ${server.basePath}/` }));
}
