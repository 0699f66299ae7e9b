import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import academic from '@/content/academic.json';
import { academic as academicSchema } from '@/content/schema/academic';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import { filesBelow } from '@/tools/file/files-below';
import type { ImportProgress } from '@/tools/college/import/import-progress';
import { runImport, type RunOptions } from '@/tools/college/import/run-import';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

/** The files of an export, by path below college/in. A zip file is given as the files in it. */
export type Export = Readonly<
  Record<string, string | Uint8Array | Readonly<Record<string, string>>>
>;

/** Writes a folder with the exports of a college and returns it. */
export function writeCollegeIn(files: Export): string {
  const folder = writeFolder({});
  replaceExports(folder, files);
  return folder;
}

/** When the systems of the tests' college wrote their files: in the term that they are about. */
const written = new Date('2026-09-14T04:00:00Z');

/** Puts other files into the place of the exports. */
export function replaceExports(folder: string, files: Export, time = written): void {
  rmSync(join(folder, 'in'), { recursive: true, force: true });
  mkdirSync(join(folder, 'in'));
  addExports(folder, files, time);
}

/** Adds files to the exports. */
export function addExports(folder: string, files: Export, time = written): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, 'in', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      typeof content === 'string' || content instanceof Uint8Array ? content : zipOf(content),
    );
    utimesSync(file, time, time);
  }
}

function zipOf(files: Readonly<Record<string, string>>): Uint8Array {
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(entries));
}

/** A table as CSV, from its lines or all of them as one text; cells may not need quotes. */
export const csv = (...texts: readonly string[]): string =>
  [...texts.flatMap((text) => text.split(/\n\s*/)), ''].join('\r\n');

interface RunResult {
  exitCode: number;
  text: string;
}

export const noImportProgress: ImportProgress = {
  scan: () => undefined,
  file: () => undefined,
  step: () => undefined,
  end: () => undefined,
};

const defaults = {
  college: 'Test College',
  timeZone: 'Asia/Kolkata',
  progress: noImportProgress,
  grading: academicSchema.parse(academic).grading,
  comparison: academicSchema.parse(academic).comparison,
  now: new Date('2026-09-14T10:00:00Z'),
} as const;

/** Runs an import or a check of the files in a folder. */
export async function run(
  folder: string,
  mode: 'check' | 'import' = 'import',
  options: Partial<RunOptions> = {},
): Promise<RunResult> {
  const lines: string[] = [];
  const exitCode = await runImport({
    ...{ ...defaults, folder, mode, log: (line: string) => void lines.push(line) },
    ...options,
  });
  return { exitCode, text: lines.join('\n') };
}

/** Runs an import that removes more than the limit, with the code that its report names. */
export async function runAccepting(folder: string): Promise<RunResult> {
  const { text } = await run(folder);
  const [, accept] = /--accept ([0-9a-f]{6})/.exec(text) ?? [];
  return run(folder, 'import', { accept });
}

export const readStudent = (folder: string, id: string): StudentRecord =>
  JSON.parse(readFileSync(join(folder, `records/students/${id}.json`), 'utf8')) as StudentRecord;

export const readTeacher = (folder: string, id: string): TeacherRecord =>
  JSON.parse(readFileSync(join(folder, `records/teachers/${id}.json`), 'utf8')) as TeacherRecord;

/** The files of a folder below college/, with their content and the time of their last change. */
export function snapshot(folder: string, ...below: readonly string[]): Record<string, string> {
  const files = filesBelow(folder).filter((path) =>
    below.some((one) => path === one || path.startsWith(`${one}/`)),
  );
  return Object.fromEntries(
    files.map((path) => [
      path,
      `${statSync(join(folder, path)).mtimeMs} ${readFileSync(join(folder, path), 'utf8')}`,
    ]),
  );
}

/** A OneRoster 1.1 export with two teachers and as many students as wanted, each in both sections. */
export function oneRoster(
  students: readonly string[],
  modes: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const mode = (name: string) => modes[name] ?? 'bulk';
  return {
    'manifest.csv': csv(
      'propertyName,value',
      'manifest.version,1.0',
      'oneroster.version,1.1',
      ...['orgs', 'academicSessions', 'courses', 'classes', 'users', 'enrollments'].map(
        (name) => `file.${name},${mode(name)}`,
      ),
    ),
    'orgs.csv': csv(`sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId
      o1,,,College,school,,`),
    'academicSessions.csv':
      csv(`sourcedId,status,dateLastModified,title,type,startDate,endDate,parentSourcedId,schoolYear
      t1,,,Autumn 2026,term,2026-08-01,2026-12-21,,2027`),
    'courses.csv':
      csv(`sourcedId,status,dateLastModified,schoolYearSourcedId,title,courseCode,grades,orgSourcedId,subjects,subjectCodes
      c1,,,,Algorithms,CS301,,o1,,
      c2,,,,Databases,CS302,,o1,,`),
    'classes.csv':
      csv(`sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods
      s1,,,CS301 A,,c1,A,scheduled,LH-1,o1,t1,,,
      s2,,,CS302 A,,c2,A,scheduled,,o1,t1,,,`),
    'users.csv': csv(
      userHeader,
      'u-t1,,,true,o1,teacher,vrao,,Vikram,Rao,,T100,vrao@college.test,,,,,',
      'u-t2,,,true,o1,teacher,lsen,,Leela,Sen,,T200,lsen@college.test,,,,,',
      ...students.map(userRow),
    ),
    'enrollments.csv': csv(
      enrolmentHeader,
      'e-t1,,,s1,o1,u-t1,teacher,true,,',
      'e-t2,,,s2,o1,u-t2,teacher,true,,',
      ...students.flatMap((name) => [1, 2].map((section) => enrolmentRow(name, section))),
    ),
  };
}

export const userHeader =
  'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password';

export const enrolmentHeader =
  'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate';

/** A row of users.csv: the roll number and the email address are made from the name. */
function userRow(name: string): string {
  const id = name.toUpperCase();
  return `u-${name},,,true,o1,student,${name},,${name},Nair,,25${id},${name}@college.test,555-0100,555-0101,a1,,secret-${name}`;
}

const enrolmentRow = (name: string, section: number): string =>
  `e-${name}-${section},,,s${section},o1,u-${name},student,,,`;
