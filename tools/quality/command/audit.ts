import { chromiumHelp, findTestChromium } from '../browser/chromium';
import { buildWhenStale } from '@/tools/site/build/site';
import { forgetTarget } from '@/tools/command/target';
import { runMain } from '@/tools/command/run-main';
import { fullRuns, readOptions } from '../audit/option';
import { auditPages } from '../audit/page';
import { describeAudit, describeProblems } from '../audit/describe-audit';
import { judgePages, measureUntilJudged, type MeasuredPage } from '../audit/round';
import { measureFirstUse } from '../audit/first-use';
import { firstUseReport, type FirstUse } from '../audit/first-use-report';
import { loadPage } from '../audit/load-page';
import { measureSignIn } from '../audit/sign-in';
import { tooSlowToSignIn } from '../audit/sign-in-limit';
import { serveSites } from '../audit/serve-sites';
import { publish } from '../measure/document';
import { problemsOf } from '../measure/report';

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
  let firstUse: FirstUse[] = [];
  try {
    measured = await measureUntilJudged(pages, times, (page) =>
      loadPage(executablePath, page, urlOf(page)),
    );
    signIn = await measureSignIn(executablePath, pages, urlOf, times);
    if (times.runs >= fullRuns) firstUse = await measureFirstUse(executablePath, pages, urlOf);
  } finally {
    close();
  }
  const judged = judgePages(measured);
  const breaches = judged.flatMap((page) => page.breaches);

  await publish('audit', describeAudit(measured, breaches, signIn, firstUse), writes);
  for (const { entry, breaches: broken } of judged) {
    const problems = broken.length === 0 ? '' : describeProblems(entry, broken);
    if (problems !== '') console.log(problems);
  }
  const slow = [...tooSlowToSignIn(signIn), ...problemsOf(firstUseReport, firstUse)];
  for (const problem of slow) console.log(problem);
  const count = breaches.length + slow.length;
  console.log(count === 0 ? 'audit: every budget is met' : `audit: ${count} budgets are not met`);
  return count === 0 ? 0 : 1;
});
