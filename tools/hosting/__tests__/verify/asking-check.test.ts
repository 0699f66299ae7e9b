import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixturePublic } from '@/__tests__/fixture/folder';
import { noProgress, writeCollege } from '@/tools/college/__tests__/college-folder';
import { firstTeacher } from '@/tools/college/drop/check-boxes';
import { sealCollege } from '@/tools/college/seal/seal-college';
import { sealedFolder } from '@/tools/college/seal/sealed-folder';
import type { Ask } from '@/tools/hosting/verify/ask';
import { checkAsking } from '@/tools/hosting/verify/asking-check';
import { describeProblems } from '@/tools/hosting/verify/site-problem';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

/** What verify says of a college that was published with or without a drop box; `changed` answers some paths otherwise. */
async function saysOf(
  published: { dropBox: boolean; buckets?: number },
  hasDrop: boolean,
  changed: Record<string, string> = {},
): Promise<string> {
  const folder = writeCollege();
  await sealCollege(folder, { ...published, progress: noProgress, publicDir: fixturePublic });
  const ask: Ask = async (path) => {
    const file = join(sealedFolder(folder), path.replace('/people/', ''));
    const body = changed[path] ?? (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
    return { status: body === undefined ? 404 : 200, headers: {}, body: Buffer.from(body ?? '') };
  };
  const teacher = (await firstTeacher(folder))!;
  const problems = await checkAsking({ prefix: '/', ask }, { ...teacher, hasDrop });
  return describeProblems(problems, 'nginx');
}

test.each([{ dropBox: true }, { dropBox: false }, { dropBox: true, buckets: 2 }])(
  'records that were published as the site says have no problem: %j',
  async (published) => {
    expect(await saysOf(published, published.dropBox)).toBe('');
  },
);

test.each([{ dropBox: true }, { dropBox: true, buckets: 2 }])(
  'records with boxes are a problem once dropBox is removed, because pages ask: %j',
  async (published) => {
    const text = await saysOf(published, false);
    expect(text).toContain('a record with boxes: its pages ask');
    expect(text).toContain('npm run college -- publish FOLDER');
  },
);

test('records without boxes are a problem once dropBox is set', async () => {
  expect(await saysOf({ dropBox: false }, true)).toContain('its pages do not ask');
});

test('what another check reports is not reported again: records of another college, and a page instead of JSON', async () => {
  const other = JSON.stringify({ format: 1, college: 'OTHER', buckets: 0 });
  for (const index of [other, '<html>'])
    expect(await saysOf({ dropBox: true }, false, { '/people/people.json': index })).toBe('');
});

test('a computer without the records of the college checks no record', async () => {
  expect(await firstTeacher(writeFolder({}))).toBeUndefined();
  const college = JSON.stringify({ id: '0TEST0C0LLEGE0000000000000' });
  expect(await firstTeacher(writeFolder({ 'college.json': college }))).toBeUndefined();
});
