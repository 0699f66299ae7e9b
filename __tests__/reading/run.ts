import { parseArgs } from 'node:util';
import { ReaderPool } from '@/components/integrity/reader/reader-pool';
import { runMain } from '@/tools/command/run-main';
import { printProblems, publish } from '@/tools/quality/measure/document';
import { inTemporaryFolder } from '@/tools/quality/measure/temporary-folder';
import { problemsOf, tableOf } from '@/tools/quality/measure/report';
import { threadWorkers } from '@/__tests__/fixture/integrity/thread-worker';
import { installedVersions, installedWriters, readingHelp } from './program-file';
import { longTexts, measureReading, readingReport, type ReadingResult } from './reading';

const { values } = parseArgs({
  options: {
    /** Writes nothing. */
    check: { type: 'boolean', default: false },
    /** Fails if LibreOffice or Chromium is missing. */
    required: { type: 'boolean', default: false },
  },
});

/** Measures how texts are read from files that other programs wrote. */
await runMain(async () => {
  const writers = installedWriters();
  if (writers === undefined) {
    console.log(readingHelp);
    return values.required ? 1 : 0;
  }
  const pool = new ReaderPool(await threadWorkers(), { workers: 1, pause: 600_000, time: 600_000 });
  const results: ReadingResult[] = [];
  await inTemporaryFolder(async (folder) => {
    const written = writers.map(([kind, write]) => {
      console.log(`reading: ${kind}`);
      return [kind, write(longTexts, folder)] as const;
    });
    for (const [index, [language, text]] of longTexts.entries()) {
      console.log(`reading: ${language}`);
      const paths = written.map(([kind, all]) => [kind, all[index]!] as const);
      results.push(await measureReading(language, text, paths, pool));
    }
  });
  pool.close();
  const report = readingReport(writers.map(([kind]) => kind));
  const versions = `Measured with ${installedVersions().join(', ')}.`;
  await publish('reading', `${versions}\n\n${tableOf(report, results)}`, !values.check);
  return printProblems(problemsOf(report, results));
});
