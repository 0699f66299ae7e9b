import { runSubCommand } from '@/tools/command/sub-command';

await runSubCommand('measure', {
  pages: () => import('./measure-pages'),
  people: () => import('./measure-people'),
  simulate: () => import('@/__tests__/simulator/run'),
});
