import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findProblems } from './audit-problem';
import type { Breach } from './budget';
import { firstUseReport, type FirstUse } from './first-use-report';
import { median } from './measure';
import { baselinePages } from './page';
import { warnOfNoise, type MeasuredPage } from './round';
import { describeSignIn, tooSlowToSignIn } from './sign-in-limit';
import { problemsOf, tableOf } from '../measure/report';
import { exceptions, measureTable, ratioTable } from './measure-table';

/** The measurements with their date and versions, as Markdown. */
export function describeAudit(
  measured: readonly MeasuredPage[],
  breaches: readonly Breach[],
  signIn?: number,
  firstUse: readonly FirstUse[] = [],
): string {
  const baselines = measured.filter(({ page }) =>
    baselinePages.some(({ name }) => name === page.name),
  );
  const sentences = [
    ...breaches.map(({ sentence }) => sentence),
    ...tooSlowToSignIn(signIn),
    ...problemsOf(firstUseReport, firstUse),
  ];
  return [
    circumstances(measured),
    measureTable(measured),
    ...exceptions(measured),
    baselines.length === 0 ? '' : ratioTable(measured, baselines),
    describeSignIn(signIn),
    firstUse.length === 0 ? '' : tableOf(firstUseReport, firstUse),
    warnOfNoise(measured) ?? '',
    sentences.length === 0 ? 'Every page meets its budget.' : 'These budgets are not met:',
    sentences.map((sentence) => `- ${sentence}`).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Lists, per audit, what cost a page points or broke a limit, and in how many of its runs. */
export function describeProblems(
  { page, runs }: MeasuredPage,
  breaches: readonly Breach[],
): string {
  const broken = breaches.map(({ measure }) => measure);
  const perRun = runs.map(({ result }) => findProblems(result, broken));
  const problems = new Map(perRun.flat().map((problem) => [problem.id, problem]));
  return [...problems.values()]
    .map(({ id, title, category, details }) => {
      const times = perRun.filter((found) => found.some((problem) => problem.id === id)).length;
      const head = `${page.title}: ${category}, ${id} (${times} of ${runs.length} runs): ${title}`;
      return [head, ...details.map((word) => `    ${word}`)].join('\n');
    })
    .join('\n');
}

function circumstances(measured: readonly MeasuredPage[]): string {
  const runs = measured.flatMap((page) => page.runs);
  const [first] = runs;
  if (first === undefined) throw new Error('Nothing was measured.');
  const { version: next } = createRequire(join(process.cwd(), 'package.json'))(
    'next/package.json',
  ) as { version: string };
  const speed = median(runs.map(({ result }) => result.environment.benchmarkIndex));
  return [
    `Measured on ${new Date().toISOString().slice(0, 10)} by \`npm run measure -- audit\`, medians of`,
    `${measured[0]?.runs.length} runs per page, with Lighthouse ${first.result.lighthouseVersion},`,
    `Chromium ${first.browserVersion}, Node.js ${process.versions.node} and Next.js ${next}.`,
    `Lighthouse gave this computer a benchmark index of ${Math.round(speed)}.`,
  ].join(' ');
}
