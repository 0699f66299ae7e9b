import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binPath, runScript } from '@/tools/command/run';
import { runMain } from '@/tools/command/run-main';
import { forgetTarget } from '@/tools/command/target';
import { applyEdits, fieldEdits, pageEdits, pageFiles, writeFiles } from '../contribute';
import { copyCheckout, testAsCopy } from '../copy-checkout';

const guide = 'docs/architecture.md';

/** Throws if the guide leaves out a file that the edits change, which a contributor would then miss. */
function checkGuide(): void {
  const text = readFileSync(guide, 'utf8');
  const missing = [...pageEdits, ...fieldEdits]
    .map(([file]) => file)
    .filter((file) => !text.includes(`\`${file}\``));
  if (missing.length > 0)
    throw new Error(`${guide} does not say that these files change: ${missing.join(', ')}.`);
}

/** Adds a page and an optional field to a copy of the checkout, as the guide says: types, tests and build must pass. */
await runMain(async () => {
  testAsCopy();
  checkGuide();
  const copy = mkdtempSync(join(tmpdir(), 'edify-contribute-'));
  const checkout = process.cwd();
  try {
    copyCheckout(copy);
    writeFiles(copy, pageFiles);
    applyEdits(copy, [...pageEdits, ...fieldEdits]);
    forgetTarget();
    process.chdir(copy);
    const site = ['content', 'lib/site', 'app', 'components/(shell|notice)', 'export'];
    const tools = ['site', 'file', 'quality/__tests__/(audit|document-link)'];
    return (
      (await runScript(binPath('next'), ['typegen'])) ||
      (await runScript(binPath('@typescript/native', 'tsc'), ['--noEmit'])) ||
      (await runScript(binPath('tsx'), [
        'tools/site/command/test.ts',
        ...['--selectProjects', 'node', 'dom', 'export', '--testPathPatterns'],
        ...site.map((path) => `__tests__/${path}/`),
        ...tools.map((path) => `tools/${path}`),
      ]))
    );
  } finally {
    process.chdir(checkout);
    rmSync(copy, { recursive: true, force: true });
  }
});
