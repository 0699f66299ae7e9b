import { refuseTracked } from '@/tools/college/tracked';
import { readArguments } from '@/tools/command/read-arguments';
import { runMain } from '@/tools/command/run-main';
import { checkCheckout, reportContent } from '../content/report-content';

/** Checks the content of this checkout, or a content folder and its pictures that are named. */
await runMain(() => {
  const usage = 'npm run content:check -- [CONTENT_FOLDER [PUBLIC_FOLDER]]';
  const [contentDir, publicDir] = readArguments({ usage, options: {} }).positionals;
  refuseTracked(process.cwd());
  const isValid =
    contentDir === undefined ? checkCheckout('.') : reportContent(contentDir, publicDir);
  return isValid ? 0 : 1;
});
