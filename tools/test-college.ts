import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fixtureContent } from '@/__tests__/fixture/folder';
import { otherCollege } from '@/__tests__/fixture/other-college';
import { catalogue } from '@/content/schema/catalogue';
import { forgetTarget } from './build/target';
import { runMain } from './run-main';
import { linkTree } from './quality/scale/copy';

/** Folders of the checkout that are not sources. */
const generated = ['.git', '.next', 'node_modules', 'out', 'test-results'];

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Throws if content/ is still the sample but the copy for the tests differs from it. */
function refuseStaleFixture(): void {
  const files = Object.keys(catalogue);
  const pair = (file: string) => [join('content', file), join(fixtureContent, file)] as const;
  const college = (file: string) => (read(file) as { college: string }).college;
  const [own, fixture] = pair('site.json');
  if (college(own) !== college(fixture)) return;
  const stale = files.filter((file) => {
    const [one, other] = pair(file).map((path) => readFileSync(path, 'utf8'));
    return one !== other;
  });
  if (stale.length > 0)
    throw new Error(
      `The sample in content/ and the tests' copy in ${fixtureContent}/ differ in: ${stale.join(', ')}. Copy your changes.`,
    );
}

/** Copies the checkout into a folder, with the content and pictures of another college. */
function copyWithOtherCollege(folder: string): void {
  cpSync('.', folder, { recursive: true, filter: (path) => !generated.includes(path) });
  linkTree('node_modules', join(folder, 'node_modules'));
  const { content, pictures } = otherCollege((file) => read(join(fixtureContent, file)));
  for (const name of ['achievements', 'entries', 'notices', 'projects'])
    rmSync(join(folder, 'public/images', name), { recursive: true, force: true });
  for (const [file, value] of Object.entries(content))
    write(join(folder, 'content', file), `${JSON.stringify(value, null, 2)}\n`);
  for (const [file, text] of Object.entries(pictures)) write(join(folder, 'public', file), text);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/**
 * Runs the unit tests, including those of the built pages, in a copy of the checkout with a very different college:
 * they must not depend on the sample. Browser tests use the sample.
 */
await runMain(() => {
  refuseStaleFixture();
  const folder = mkdtempSync(join(tmpdir(), 'edify-other-college-'));
  try {
    copyWithOtherCollege(folder);
    console.log(`college: the tests run in ${folder}`);
    forgetTarget();
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const args = ['test', '--', ...process.argv.slice(2)];
    const { status } = spawnSync(npm, args, { cwd: folder, stdio: 'inherit' });
    if (status === 0) console.log('college: every test passes with another college');
    return status ?? 1;
  } finally {
    if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
  }
});
