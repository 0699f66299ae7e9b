import { readBasePath } from './build/base-path';
import { explain } from './explain';
import { reportContent } from './content/report';
import { binPath, runScript } from './run';

await explain(async () => {
  readBasePath();
  if (!reportContent('content')) return 1;
  return runScript(binPath('next'), ['dev', ...process.argv.slice(2)]);
});
