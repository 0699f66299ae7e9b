import { join } from 'node:path';
import { formatProblem, crossCheck, problemsIn, type Problem } from '@/content/parse';
import { pluralize } from '@/tools/file/pluralize';
import { writeJsonSchemas } from './json-schema';
import { existsSync, readFileSync } from 'node:fs';
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
import { sha256 } from '@/tools/file/sha256';

/** The values of the sample that visitors of a college's own site would read: its file and path, a digest of its value, and what to do. */
const sampleValues = `
  site.json|college|8224ae90|Write the name of your college.
  site.json|logo.src|5dc16469|Put your logo into public/images and name it here.
  site.json|siteUrl|0c2be648|Write the address of your site.
  site.json|shareImage|33e0d96e|Say what your preview picture shows, or set it to null.
  site.json|helpCentre.email|14a25e89|Write the address that answers queries.
  site.json|security.contact|1d4b1bcc|Write where to report a vulnerability.
  site.json|passwords|46b528ac|Say how a password is changed at your college.
  site.json|map|e7a56582|Describe your map.
  site.json|social|ac5d46e0|Link to your pages, or set it to [].
  marketing/landing.json|loop|c5f7e92d|Say what your portal is for, or set it to null.
  marketing/landing.json|audiences|acb380f2|Say for whom your portal is, or set it to null.
  marketing/landing.json|figures|08d6b7c5|Write your own figures, or set it to null.
  marketing/landing.json|testimonials|0fd0c508|Quote your own people, or set it to null.
  marketing/landing.json|features.items|df811109|Claim only what is true at your college.
  marketing/landing.json|footer.newsletter|48f8c2b8|Describe your own, or set it to null.
  marketing/landing.json|footer.contact|b4653618|Write the address for enquiries.
  marketing/landing.json|hero|169de3bc|Write your own words.
  marketing/demo.json|student|3851c536|Invent a student of your college.
  marketing/demo.json|decision|f1134f16|Invent a teacher of your college.
  marketing/demo.json|activities|9cbeead6|Invent activities of your college.
  marketing/demo.json|timetable|f8a9c2b9|Invent a timetable of your college.
  student/calendar.json|months|61558f83|Write your own calendar.
  student/campus-map.json|buildings|6333d6df|Draw your own campus.`
  .split('\n')
  .slice(1)
  .map(
    (line) =>
      line.trim().split('|') as [file: string, path: string, digest: string, allowed: string],
  );

type Values = Readonly<Record<string, unknown>>;

/** Returns what a content without the open sample still has of it. A college that opens the sample has nothing to replace. */
function sampleLeft(contents: Values): Problem[] {
  const site = contents['site.json'] as { openSample?: boolean } | undefined;
  if (site?.openSample !== false) return [];
  return sampleValues.flatMap(([file, path, digest, allowed]) => {
    const value = valueAt(contents[file], path);
    if (digestOf(value) !== digest) return [];
    const found = JSON.stringify(value);
    return {
      ...{ file, path, message: "This is still the sample's.", allowed },
      found: found.length > 80 ? `${found.slice(0, 79)}…` : found,
    };
  });
}

const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce((at, key) => (at as Record<string, unknown> | undefined)?.[key], value);

function digestOf(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return sha256(text, 8);
}

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

/** Checks the content of a checkout, as `reportContent`, and writes its JSON Schemas. */
export function checkCheckout(root: string): boolean {
  writeJsonSchemas(root);
  return reportContent(join(root, 'content'));
}

/** Checks a content folder, prints the result, and returns true if there are no errors. */
export function reportContent(dir: string, publicDir = 'public'): boolean {
  const { files, problems, warnings } = checkContent(dir, publicDir);
  for (const warning of warnings) console.warn(`warning: ${formatProblem(warning)}`);
  if (problems.length === 0) {
    console.log(
      `content: ${files} files, no errors${warnings.length > 0 ? `, ${pluralize(warnings.length, 'warning')}` : ''}`,
    );
    return true;
  }
  for (const problem of problems) console.error(formatProblem(problem));
  console.error(`\ncontent: ${files} files, ${pluralize(problems.length, 'error')}`);
  return false;
}
