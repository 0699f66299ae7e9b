import { refuseTracked } from '@/tools/college/tracked';
import { reportContent } from '../content/report';
import { runMain } from '@/tools/command/run-main';

await runMain(() => {
  const [contentDir = 'content', publicDir = 'public'] = process.argv.slice(2);
  refuseTracked(process.cwd());
  return reportContent(contentDir, publicDir) ? 0 : 1;
});
