import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '@/content/site';
import { clashPage, describeClashes } from '../clash/clash-page';
import { clashSentence } from '@/tools/import/clash/clash-sentence';
import { collegeClashes } from '../clash/college-clashes';
import { collegeFolder } from '../college';
import { noRecords } from '../record-file';
import { readRecords } from '../read-records';
import { runCommand } from '../run-command';
import { writeOneFile } from '@/tools/file/write-files';

const command = { usage: 'npm run college -- clashes', options: {} } as const;

/** The lines of a small terminal. */
const maxLines = 20;

/**
 * Looks for clashes in the timetables of all records and writes college/clashes.html: `npm run college -- clashes`. The exit
 * code is 0 without clashes and 2 with some.
 */
await runCommand(command, (_, names) => {
  if (names.length > 0)
    throw new Error(`college clashes reads college/records. Usage: ${command.usage}`);
  if (!existsSync(collegeFolder)) throw noRecords(collegeFolder);
  const clashes = collegeClashes(readRecords(collegeFolder));
  const page = join(collegeFolder, 'clashes.html');
  writeOneFile(page, clashPage(clashes, site.college));
  for (const clash of clashes.slice(0, maxLines)) console.log(clashSentence(clash));
  const more = clashes.length - maxLines;
  if (more > 0) console.log(`${more} more are in ${page}.`);
  console.log(`${describeClashes(clashes)} Everything is in ${page}.`);
  return clashes.length > 0 ? 2 : 0;
});
