import { refuseTracked } from '@/tools/college/tracked';
import { runMain } from '@/tools/command/run-main';
import { checkCheckout, reportContent } from '../content/report-content';

/** Checks the content of this checkout, or a content folder and its pictures that are named. */
await runMain(() => {
  const [contentDir, publicDir] = process.argv.slice(2);
  refuseTracked(process.cwd());
  const isValid =
    contentDir === undefined ? checkCheckout('.') : reportContent(contentDir, publicDir);
  return isValid ? 0 : 1;
});
