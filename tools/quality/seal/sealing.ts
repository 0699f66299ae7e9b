import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type { StudentRecord } from '@/content/schema/record/student-record';
import { filesBelow } from '@/tools/file/files-below';
import { writeInventory } from '@/tools/file/inventory';
import { writeDemo } from '@/tools/college/demo/write-demo';
import { linkPeople } from '@/tools/college/publish/sync-people';
import type { SealReport } from '@/tools/college/seal/seal-college';
import { judgedSeconds, runMeasured, type RunCost } from '../measure/cost';
import { inTemporaryFolder, snapshotOf, writtenSince } from '../measure/temporary-folder';
import { growthOf, type ResultReport } from '../measure/report';

/** What sealing a college of one size costs. */
interface SealingResult {
  people: number;
  first: RunCost;
  /** Seconds of processor time in which the records are only read, parsed and compressed. */
  compressing: number;
  /** The sealed files, in bytes. */
  bytes: number;
  /** The nightly publish after the edits, the records that it sealed, and the files that it wrote into the site. */
  second: RunCost & { changed: number; written: number };
}

/** How many records are edited before the second run: 1 %. */
const editsOf = (people: number) => Math.floor(people / 100);

/** Students per teacher. */
const perTeacher = 24;

/** Seals an invented college in a temporary folder, edits some of its records, and publishes them to a site that has the others. */
export function measureSealing(people: number): Promise<SealingResult> {
  return inTemporaryFolder(async (folder) => {
    const teachers = Math.max(1, Math.floor(people / (perTeacher + 1)));
    writeDemo(folder, { students: people - teachers, teachers, seed: 1 });
    const first = await runSeal(folder);
    if (first.changed !== people)
      throw new Error(`${first.changed} of ${people} records were sealed.`);
    const [site, live] = [join(folder, 'site'), join(folder, 'site', 'people')];
    linkPeople(join(folder, 'sealed'), live);
    writeInventory(site, '.', { basePath: '', siteUrl: '' });
    const before = snapshotOf(live);
    const students = filesBelow(join(folder, 'records', 'students'));
    const edits = editsOf(people);
    for (let edit = 0; edit < edits; edit += 1) {
      const student = students[Math.floor((edit * students.length) / edits)] ?? '';
      editRecord(join(folder, 'records', 'students', student));
    }
    const compressing = compressingTime(join(folder, 'records'));
    const second = await runSeal(folder, site);
    const written = writtenSince(before, snapshotOf(live));
    return { people, first, compressing, bytes: before.size, second: { ...second, written } };
  });
}

/** What sealing cannot do without, of at most 1,000 records and for as many as there are, once the code is compiled. */
function compressingTime(root: string): number {
  const files = filesBelow(root);
  const part = Math.ceil(files.length / 1000);
  const some = files.filter((_, index) => index % part === 0);
  const once = () => {
    const before = process.cpuUsage();
    for (const file of some)
      deflateRawSync(JSON.stringify(JSON.parse(readFileSync(join(root, file), 'utf8'))));
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
  return Math.min(once(), once(), once()) * (files.length / some.length);
}

function editRecord(file: string): void {
  const record = JSON.parse(readFileSync(file, 'utf8')) as StudentRecord;
  const cgpa = record.student.cgpa === 7 ? 6 : 7;
  writeFileSync(file, JSON.stringify({ ...record, student: { ...record.student, cgpa } }));
  const later = new Date(Date.now() + 1000);
  utimesSync(file, later, later);
}

async function runSeal(...folders: string[]): Promise<SealReport & RunCost> {
  const { cost, stdout } = await runMeasured('@/tools/quality/seal/seal-once', '.', folders);
  return { ...(JSON.parse(stdout) as SealReport), ...cost };
}

type Of = (result: SealingResult) => number;
const size: Of = ({ people }) => people;
const processor: Of = ({ first }) => first.processor;
/** The time on two processor cores that no other program uses, in times that of compressing on one. */
const ratio: Of = ({ first, compressing }) => judgedSeconds(first, 2) / compressing;
/** In percent. */
const secondShare: Of = ({ first, second }) => (100 * second.processor) / first.processor;
const edited: Of = ({ people }) => editsOf(people);
/** The time and memory of a smaller college are not judged. */
const ofLarge =
  (of: (result: SealingResult, before?: SealingResult) => number | undefined) =>
  (result: SealingResult, before?: SealingResult) =>
    result.people >= 100_000 ? of(result, before) : undefined;
const memory: Of = ({ first }) => first.memory;
/** Fewer than 10,000 people are sealed with fewer threads, or before these have used their memory. */
const memoryGrowth = (result: SealingResult, before?: SealingResult) =>
  before && before.people >= 10_000 ? growthOf(size, memory)(result, before) : undefined;

export const sealingReport: ResultReport<SealingResult> = {
  subject: ({ people }) => `${people.toLocaleString('en-US')} people`,
  size,
  columns: [
    ['People', size],
    ['Time (s)', ({ first }) => first.seconds, 1],
    ['Processor time (s)', processor, 1, 'growth'],
    ['Time ÷ compressing', ratio, 2],
    ['Memory (MB)', memory, 0, 'growth'],
    ['Sealed (MB)', ({ bytes }) => bytes / 1e6, 1],
    ['1 % edited (s)', ({ second }) => second.seconds, 1],
    ['1 % edited (% of the processor time)', secondShare, 1],
    ['1 % edited (files)', ({ second }) => second.written],
  ],
  limits: [
    ['the number of files of the second run', ({ second }) => second.written, 'exactly', edited],
    ['the number of records of that run', ({ second }) => second.changed, 'exactly', edited],
    ['the growth exponent', growthOf(size, processor), 'at most', 1.02],
    ['the time ÷ that of compressing', ofLarge(ratio), 'at most', 1.2],
    ['the memory', ofLarge(memory), 'at most', 1000, 'MB'],
    ['the growth exponent of the memory', ofLarge(memoryGrowth), 'at most', 0.1],
    ['the processor time of the second run', ofLarge(secondShare), 'at most', 5, '%'],
  ],
};
