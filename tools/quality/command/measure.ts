import { runSubCommand } from '@/tools/command/sub-command';

await runSubCommand('measure', {
  audit: () => import('./audit'),
  bench: () => import('./bench'),
  scale: () => import('./scale'),
  seal: () => import('./measure-seal'),
  import: () => import('./measure-import'),
  simulate: () => import('@/__tests__/simulator/run'),
});
