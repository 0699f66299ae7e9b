import { chromiumHelp, findTestChromium } from '../browser/chromium';
import { buildWhenStale } from '@/tools/site/build/site';
import { forgetTarget } from '@/tools/command/target';
import { runMain } from '@/tools/command/run-main';
import { readOptions } from '../audit/option';
import { auditPages } from '../audit/page';
import { describeAudit, describeProblems } from '../audit/describe-audit';
import { judgePages, measureUntilJudged, type MeasuredPage } from '../audit/round';
import { loadPage } from '../audit/run';
import { measureSignIn } from '../audit/sign-in';
import { tooSlowToSignIn } from '../audit/sign-in-limit';
import { serveSites } from '../audit/site';
import { publish } from '../measure/document';

// The pages are measured at the root of their server.
forgetTarget();

// Stopping the audit also ends its browser and removes its profile.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

await runMain(async () => {
  const { pages, writes, ...times } = readOptions(process.argv.slice(2), auditPages);
  const executablePath = findTestChromium();
  if (executablePath === undefined) throw new Error(chromiumHelp);
  if (!(await buildWhenStale())) return 1;

  const { urlOf, close } = await serveSites(pages);
  let measured: MeasuredPage[];
  let signIn: number | undefined;
  try {
    measured = await measureUntilJudged(pages, times, (page) =>
      loadPage(executablePath, page, urlOf(page)),
    );
    signIn = await measureSignIn(executablePath, pages, urlOf, times);
  } finally {
    close();
  }
  const judged = judgePages(measured);
  const breaches = judged.flatMap((page) => page.breaches);

  await publish('audit', describeAudit(measured, breaches, signIn), writes);
  for (const { entry, breaches: broken } of judged) {
    const problems = broken.length === 0 ? '' : describeProblems(entry, broken);
    if (problems !== '') console.log(problems);
  }
  const signInProblems = tooSlowToSignIn(signIn);
  for (const problem of signInProblems) console.log(problem);
  const count = breaches.length + signInProblems.length;
  console.log(count === 0 ? 'audit: every budget is met' : `audit: ${count} budgets are not met`);
  return count === 0 ? 0 : 1;
});
