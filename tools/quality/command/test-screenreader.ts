import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildWhenStale } from '@/tools/site/build/site';
import { forgetTarget } from '@/tools/command/target';
import { writeTestResult } from '../test-result';
import { runMain } from '@/tools/command/run-main';
import { browserNames, chosenOf, findPrograms, screenreaderHelp } from '../screenreader/find';
import { listenInBrowser, logFolder, type ListenResult } from '../screenreader/listen-in-browser';
import { listen, closeServer } from '@/tools/site/serve/listen';
import { createSiteServer } from '@/tools/site/serve/server';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Uses the existing `out/`, even if it is out of date. */
    'no-build': { type: 'boolean', default: false },
    /** Only these scenarios, as in "submit,decide". */
    only: { type: 'string' },
    /** Fails if Orca or a browser is missing. */
    required: { type: 'boolean', default: false },
  },
});

// The tests read the site at the root of its server.
forgetTarget();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

/** Runs the scenarios with Orca in each installed or named browser, and reports what was not heard. */
await runMain(async () => {
  const chosen = chosenOf('browser', browserNames, positionals);
  const only = values.only?.split(',');
  const programs = findPrograms();
  if (programs === undefined) {
    console.log(screenreaderHelp);
    writeResult([]);
    return values.required ? 1 : 0;
  }
  if (!values['no-build'] && !(await buildWhenStale())) return 1;
  if (!existsSync('out')) throw new Error('There is no out/ to serve. Run "npm run build" first.');
  const server = createSiteServer('out');
  const home = `http://localhost:${await listen(server, 0)}`;
  const all: ListenResult[] = [];
  try {
    for (const name of chosen) {
      const program = programs.browsers[name];
      if (program === undefined) console.log(`${name}: skipped because it is not installed`);
      else all.push(reportResult(name, await listenInBrowser(name, program, programs, home, only)));
    }
  } finally {
    closeServer(server);
  }
  writeResult(all);
  const isComplete = !values.required || all.length === chosen.length;
  return isComplete && all.every(({ problems }) => problems.length === 0) ? 0 : 1;
});

function reportResult(name: string, heard: ListenResult): ListenResult {
  for (const problem of heard.problems) console.error(`${name}: ${problem}`);
  console.log(
    `${name}: ${heard.heardOnce} announcements were heard once each, the names of ${heard.dialogs.named} of ${heard.dialogs.opened} dialogs were read (${heard.versions}); see the full log in ${logFolder}/${name}.txt`,
  );
  return heard;
}

function writeResult(all: readonly ListenResult[]): void {
  const expected = all.reduce((sum, { heardOnce }) => sum + heardOnce, 0);
  writeTestResult(
    'screenreader',
    expected,
    all.flatMap(({ problems }) => problems),
  );
}
