import '@/tools/command/target-option';
import { runSubCommand } from '@/tools/command/sub-command';

await runSubCommand('college', {
  check: () => import('./command/check'),
  import: () => import('./command/import'),
  clashes: () => import('./command/clashes'),
  seal: () => import('./command/seal'),
  publish: () => import('./command/publish'),
  cards: () => import('./command/cards'),
  revoke: () => import('./command/revoke'),
  forget: () => import('./command/forget'),
  keys: () => import('./command/keys'),
  boxes: () => import('./command/boxes'),
  notice: () => import('./command/notice'),
});
