import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crossCheck, problemsIn, type Problem } from '@/content/parse';
import type { Site } from '@/content/schema/site';
import { catalogue } from '@/content/schema/catalogue';
import { collegeDay } from '@/tools/college/college-day';
import { demoFiles, demoProblems } from '@/tools/college/demo';
import { filesBelow } from '@/tools/file/files-below';
import { publicPictures, type SiteContent } from './personal-text';
import { hiddenCharacters } from '@/tools/file/hidden-character';
import { imageCheck } from '@/tools/file/image-check';
import {
  duplicateNames,
  fileProblem,
  locate,
  type ParsedFile,
  readJsonFile,
} from '@/tools/file/json-file';
import { sampleLeft } from './sample-value';

/** The result of a check: how many files were read, every problem in them, and what to look at. */
interface ContentReport {
  files: number;
  problems: Problem[];
  warnings: Problem[];
}

/**
 * Checks every content file in a folder, and the invented people: presence, encoding, JSON, schema, invisible characters, the pictures it names
 * below `publicDir`, unknown files, and values across files. A problem names its line and its entry. What is left of the
 * sample in a site without it is a warning.
 */
export function checkContent(dir: string, publicDir = 'public'): ContentReport {
  const known = Object.keys(catalogue);
  const reads = new Map<string, ParsedFile>();
  const valid: Record<string, unknown> = {};
  const problems: Problem[] = [];
  const checkImages = imageCheck(publicDir);
  let files = 0;
  const people = demoFiles(dir);
  for (const file of [...known, ...people]) {
    if (!existsSync(join(dir, file))) {
      problems.push(fileProblem(file, 'is missing', 'no such file', `a file at content/${file}`));
      continue;
    }
    files += 1;
    const read = readJsonFile(file, readFileSync(join(dir, file)));
    if ('message' in read) {
      problems.push(read);
      continue;
    }
    reads.set(file, read);
    const isPerson = people.includes(file);
    const errors = isPerson
      ? demoProblems(file, read.value, collegeDay())
      : problemsIn(file, read.value);
    if (errors.length === 0 && !isPerson) valid[file] = read.value;
    problems.push(
      ...duplicateNames(file, read),
      ...errors,
      ...hiddenCharacters(file, read.value),
      ...checkImages(file, read.value),
    );
  }
  for (const file of jsonFilesIn(dir)) {
    if (file in catalogue || people.includes(file)) continue;
    problems.push(fileProblem(file, 'is not a file of the site', file, similarFiles(file, known)));
  }
  problems.push(...crossCheck(valid), ...publicPictures(valid as SiteContent));
  const located = (all: Problem[]) =>
    all.map((one) => {
      const read = reads.get(one.file);
      return read ? locate(one, read) : one;
    });
  const warnings = [...sampleLeft(valid), ...securityWarnings(valid as SiteContent)];
  return { files, problems: located(problems), warnings: located(warnings) };
}

/** Nobody finds out where to report a vulnerability without a contact, or with one that has expired. */
function securityWarnings(contents: SiteContent): Problem[] {
  const site = contents['site.json'] as Pick<Site, 'security'> | undefined;
  const { expires = '' } = site?.security ?? {};
  if (!site || expires >= collegeDay()) return [];
  return [
    {
      ...{ file: 'site.json', path: 'security', found: expires || 'nothing' },
      message: expires ? 'has expired' : 'has no contact for who finds a vulnerability',
      allowed: 'a contact, and a day in the next year',
    },
  ];
}

const jsonFilesIn = (dir: string): string[] =>
  filesBelow(dir).filter((file) => file.endsWith('.json') && !file.startsWith('schema/'));

function similarFiles(file: string, files: readonly string[]): string {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const near = files.filter((known) => known.startsWith(folder));
  return (near.length > 0 ? near : files).join(', ');
}
