import { runSubCommand } from '@/tools/command/sub-command';

await runSubCommand('measure', {
  audit: () => import('./audit'),
  bench: () => import('./bench'),
  scale: () => import('./scale'),
  seal: () => import('./measure-seal'),
  import: () => import('./measure-import'),
  drop: () => import('./measure-drop'),
  reading: () => import('@/__tests__/reading/run'),
  simulate: () => import('@/__tests__/simulator/run'),
});
