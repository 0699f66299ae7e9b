import { runSubCommand } from '@/tools/command/sub-command';

await runSubCommand('test:e2e', {
  chromium: () => import('./test-chromium'),
  firefox: () => import('./test-firefox'),
  webkit: () => import('./test-webkit'),
  servers: () => import('./test-servers'),
  college: () => import('./test-college'),
  next: () => import('./test-next'),
});
