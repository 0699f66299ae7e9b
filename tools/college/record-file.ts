import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { isUtf8 } from 'node:buffer';
import { join } from 'node:path';
import type { z } from 'zod';
import { problemsOf, type Problem } from '@/content/parse';
import { studentRecord } from '@/content/schema/record/student-record';
import { teacherRecord } from '@/content/schema/record/teacher-record';
import { maxRecordSize } from '@/lib/record/open';
import { normalizeId, type Person } from '@/lib/record/person';
import { fileProblem, readJsonFile } from '../content/json-file';
import { locate } from '../content/locate';
import type { PersonRecord } from './person-of';

/** A record file: its path below records/, and what shows whether it changed. */
export interface RecordFile {
  path: string;
  size: number;
  mtimeMs: number;
}

/** The folder of the record files in a college's folder. */
export const recordsFolder = (folder: string) => join(folder, 'records');

const schemas: Readonly<Record<string, z.ZodType>> = {
  students: studentRecord,
  teachers: teacherRecord,
};

/** The largest record file, in bytes: a browser opens 16 MB, and the padding adds at most 12 %. */
const maxFileSize = maxRecordSize / 1.15;

/**
 * The path of a person's record below records/, for commands that write records. Two people never have the same path,
 * on systems that ignore case either, and no id leads out of the folder.
 */
export function recordPath({ kind, id }: Person): string {
  const name = encodeURIComponent(normalizeId(id));
  const short = name.length <= 120 ? name : `${name.slice(0, 60)}-${sha256(name).slice(0, 32)}`;
  // Windows opens a device for a name such as CON.
  const isDevice = /^(?:CON|PRN|AUX|NUL|COM\d|LPT\d)(?:\.|$)/.test(short);
  return `${kind}s/${isDevice ? '_' : ''}${short}.json`;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The record files of a college, by path. Folders may contain folders, for example one per section. */
export function listRecordFiles(folder: string): RecordFile[] {
  const root = recordsFolder(folder);
  if (!existsSync(root)) return [];
  const files = readdirSync(root, { withFileTypes: true }).flatMap(({ name }) => below(root, name));
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function below(root: string, path: string): RecordFile[] {
  const stat = statSync(join(root, path));
  if (stat.isDirectory())
    return readdirSync(join(root, path)).flatMap((name) => below(root, `${path}/${name}`));
  return path.endsWith('.json') ? [{ path, size: stat.size, mtimeMs: stat.mtimeMs }] : [];
}

/** Reads a record, or lists all errors in its file. */
export function parseRecord(path: string, bytes: Buffer): PersonRecord | Problem[] {
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
  const value = parseQuickly(bytes);
  if (value !== undefined && schema.safeParse(value).success) return value as PersonRecord;
  return explain(schema, path, bytes);
}

/** JSON.parse is fast; `readJsonFile` is slow and explains what is wrong. */
function parseQuickly(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) return undefined;
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

function explain(schema: z.ZodType, path: string, bytes: Buffer): Problem[] {
  const read = readJsonFile(path, bytes);
  if ('message' in read) return [read];
  return problemsOf(schema, path, read.value).map((problem) => locate(problem, read));
}
