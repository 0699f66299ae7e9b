import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMain } from '@/tools/command/run-main';
import { readInventory } from '@/tools/file/inventory-file';
import { differentContent, reportDifferences } from '@/tools/hosting/rebuild';
import { buildAtRoot, buildSite } from '@/tools/site/build/site';

/**
 * Builds twice and compares every byte: the same sources must give the same site. With a commit, builds that instead, and
 * compares what its pages and lists say: a change that only moves code must leave them as they are.
 */
await runMain(async () => {
  if (!(await buildAtRoot())) return 1;
  const [commit] = process.argv.slice(2);
  if (commit !== undefined) return compareWith(commit);
  const first = readInventory('out');
  if (!(await buildSite())) return 1;
  return reportDifferences(first, readInventory('out')) ? 0 : 1;
});

function compareWith(commit: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'edify-commit-'));
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  execFileSync('git', ['worktree', 'add', '--detach', folder, commit], { stdio: 'inherit' });
  try {
    for (const command of [
      ['ci', '--no-audit', '--no-fund'],
      ['run', 'build'],
    ]) {
      const { status } = spawnSync(npm, command, { cwd: folder, stdio: 'inherit' });
      if (status !== 0) return status ?? 1;
    }
    const different = differentContent(join(folder, 'out'), 'out');
    for (const name of different) console.error(`rebuild: ${name} differs from ${commit}`);
    console.log(`rebuild: ${different.length} files say something else than in ${commit}`);
    return different.length > 0 ? 1 : 0;
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', folder]);
  }
}
