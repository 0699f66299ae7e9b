import { existsSync, statSync } from 'node:fs';
import { isAscii, isUtf8 } from 'node:buffer';
import { join } from 'node:path';
import { z } from 'zod';
import { academic } from '@/content/campus';
import { problemsOf, type Problem } from '@/content/parse';
import { compileRules, rule } from '@/content/schema/common';
import { studentRecord } from '@/content/schema/record/student-record';
import { teacherRecord } from '@/content/schema/record/teacher-record';
import { maxRecordSize } from '@/lib/record/open';
import { entriesBelow } from '@/tools/file/files-below';
import { hiddenCharacters, mayHaveHiddenCharacters } from '@/tools/file/hidden-character';
import {
  duplicateNames,
  fileProblem,
  locate,
  mayHaveDuplicateNames,
  parseJson,
  readJsonFile,
} from '@/tools/file/json-file';
import type { PersonRecord } from './person-of';

/** A record file: its path below records/, and the values that show a change. */
export interface RecordFile {
  path: string;
  size: number;
  mtimeMs: number;
}

/** Returns where the records are between the two renames of an import (tools/college/import/swap.ts). */
export const recordsBefore = (folder: string) => join(folder, 'records-before');

/** The folder of the record files in a college's folder. */
export function recordsFolder(folder: string): string {
  const records = join(folder, 'records');
  return !existsSync(records) && existsSync(recordsBefore(folder))
    ? recordsBefore(folder)
    : records;
}

/** The highest CGPA of a record: that of the college's scale. Records of a scale below 10 could always have up to 10. */
const highestCgpa = Math.max(10, academic.grading.maximum);

const onScale = rule(
  z.object({ student: z.object({ cgpa: z.number().optional() }) }),
  ({ student: { cgpa = 0 } }, context) => {
    if (cgpa > highestCgpa)
      context.addIssue({
        code: 'custom',
        path: ['student', 'cgpa'],
        message: 'This is too large.',
        params: { allowed: `at most ${highestCgpa}, by the scale in content/academic.json` },
      });
  },
);

const compile = (schema: z.ZodType) =>
  compileRules(schema, (all) => z.compile(all, { strict: true }));

const schemas: Readonly<Record<string, z.ZodType>> = {
  students: compile(studentRecord.check(onScale)),
  teachers: compile(teacherRecord),
};

/** The largest record file, in bytes: a browser opens 16 MB, and the padding adds at most 12 %. */
const maxFileSize = maxRecordSize / 1.15;

/**
 * The paths of the record files of a college, sorted. Folders may contain folders, for example one per section. Throws
 * if an entry is a symbolic link, which may lead in a circle.
 */
export function listRecordPaths(folder: string): string[] {
  const root = recordsFolder(folder);
  const paths: string[] = [];
  if (existsSync(root))
    for (const [path, entry] of entriesBelow(root)) {
      if (!entry.isFile())
        throw new Error(
          `${join(root, path)} is a symbolic link, or neither a file nor a folder. Put the file or the folder itself there.`,
        );
      if (/\.json$/i.test(path)) paths.push(path);
    }
  return paths.sort();
}

/** The record files of a college, by path. */
export function listRecordFiles(folder: string): RecordFile[] {
  const root = recordsFolder(folder);
  return listRecordPaths(folder).map((path) => recordFileAt(root, path));
}

export function recordFileAt(root: string, path: string): RecordFile {
  const { size, mtimeMs } = statSync(join(root, path));
  return { path, size, mtimeMs };
}

/** The error of a college without records. Nothing is done then: an empty folder would remove everybody. */
export function noRecords(folder: string): Error {
  const root = recordsFolder(folder);
  return new Error(
    `${root} has no records, so nothing was changed. Put one JSON file per person into ${root}/students and ` +
      `${root}/teachers, or make them from the college's tables with "npm run college -- import".`,
  );
}

/** Reads a record, or lists all errors in its file. `made` is what JSON.stringify made the file of, if it did. */
export function parseRecord(
  path: string,
  bytes: Buffer,
  made?: PersonRecord,
): PersonRecord | Problem[] {
  const schema = schemas[path.split('/')[0] ?? ''];
  if (schema === undefined || !path.includes('/'))
    return [
      fileProblem(path, 'A record belongs to students or teachers.', path, 'students/, teachers/'),
    ];
  if (bytes.length > maxFileSize)
    return [
      fileProblem(
        path,
        'This record is too large to open in a browser.',
        `${bytes.length} bytes`,
        `at most ${Math.floor(maxFileSize)} bytes`,
      ),
    ];
  return readQuickly(schema, path, bytes, made) ?? readSlowly(schema, path, bytes);
}

/** The record, if it has no error. JSON.parse is fast, but does not say where an error is. */
function readQuickly(
  schema: z.ZodType,
  path: string,
  bytes: Buffer,
  made?: PersonRecord,
): PersonRecord | undefined {
  if (!made && !isUtf8(bytes)) return undefined;
  // ASCII is copied as it is.
  const text = made ? '' : bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');
  const value = made ?? parseJson(text);
  const isRight =
    schema.validate(value) &&
    (made !== undefined || !mayHaveDuplicateNames(text, value)) &&
    !(mayHaveHiddenCharacters(bytes) && hiddenCharacters(path, value).length > 0);
  return isRight ? (value as PersonRecord) : undefined;
}

/** The record, or all errors in its file with their lines. */
function readSlowly(schema: z.ZodType, path: string, bytes: Buffer): PersonRecord | Problem[] {
  const read = readJsonFile(path, bytes);
  if ('message' in read) return [read];
  const problems = [
    ...duplicateNames(path, read),
    ...problemsOf(schema, path, read.value),
    ...hiddenCharacters(path, read.value),
  ];
  if (problems.length === 0) return read.value as PersonRecord;
  return problems.map((problem) => locate(problem, read));
}
