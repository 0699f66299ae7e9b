import { runSubCommand } from '@/tools/command/sub-command';

await runSubCommand('pictures', {
  product: () => import('./product-pictures'),
  all: () => import('./all-pictures'),
});
