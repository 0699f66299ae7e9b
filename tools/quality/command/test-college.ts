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
import { copyCheckout, testExport, testInBrowser } from '../checkout-copy';
import { collegeFolder } from '@/tools/college/college';
import { collegeDay } from '@/tools/college/college-day';
import { demoPeople } from '@/tools/college/demo';
import { recordPathOf } from '@/tools/college/person-of';
import { forgetTarget } from '@/tools/command/target';
import { runMain } from '@/tools/command/run-main';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Copies the checkout into a folder, with the content and pictures of another college. */
function copyWithOtherCollege(folder: string): void {
  copyCheckout(folder);
  const { content, pictures } = otherCollege((file) => read(join(fixtureContent, file)));
  for (const name of ['achievements', 'entries', 'notices', 'projects'])
    rmSync(join(folder, 'public/images', name), { recursive: true, force: true });
  rmSync(join(folder, 'content/people'), { recursive: true });
  for (const [file, value] of Object.entries(content))
    write(join(folder, 'content', file), `${JSON.stringify(value, null, 2)}\n`);
  for (const [file, text] of Object.entries(pictures)) write(join(folder, 'public', file), text);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Makes the copy the site of a real college: without the sample, with a sealed record for each invented person. */
function replaceSampleByRecords(folder: string): void {
  const file = join(folder, 'content/site.json');
  write(file, `${JSON.stringify({ ...(read(file) as object), openSample: false }, null, 2)}\n`);
  for (const record of demoPeople(fixtureContent, collegeDay()))
    write(join(folder, collegeFolder, 'records', recordPathOf(record)), JSON.stringify(record));
  // The invented records show pictures of the sample.
  cpSync('public/images', join(folder, 'public/images'), { recursive: true, force: false });
}

/**
 * Builds the site of a very different college in a copy of the checkout, and tests the built pages: once with the sample,
 * and once with sealed records and without it, then also in a browser. All other browser tests use the sample.
 */
await runMain(() => {
  delete process.env['EDIFY_FULL'];
  const folder = mkdtempSync(join(tmpdir(), 'edify-other-college-'));
  try {
    copyWithOtherCollege(folder);
    console.log(`college: the tests run in ${folder}`);
    forgetTarget();
    const code = testExport(folder);
    if (code !== 0) return code;
    replaceSampleByRecords(folder);
    return testExport(folder) || testInBrowser(folder, 'college');
  } finally {
    if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
  }
});
