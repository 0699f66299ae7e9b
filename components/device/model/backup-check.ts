import { safeParse } from 'valibot';
import { fromBase64 } from '@/lib/file/base64';
import { fileIdsOf, noRecords, type Everything } from '@/lib/store/everything';
import { digest } from '@/lib/store/file';
import type { Records } from '@/lib/store/record';
import { schemas } from '@/lib/store/schema';
import { kindNames, labelOf, type BackupKind } from '@/lib/store/store-list';
import { format, version } from './backup-file';

/** One problem in a backup: its location, what is wrong and what to do. */
export interface BackupProblem {
  location: string;
  wrong: string;
  todo: string;
}

/** The content of a valid backup and when it was saved, or every problem found. */
export type CheckedBackup =
  { problems: null; savedAt: string; everything: Everything } | { problems: BackupProblem[] };

const exportAgainHint = 'Export everything again on the device it comes from.';
const chooseAnotherHint = 'Choose a file saved with "Export everything".';

/** Parses and checks the text of a backup; changes nothing. */
export async function checkBackup(text: string): Promise<CheckedBackup> {
  const whole = readEnvelope(text);
  if ('wrong' in whole) return { problems: [whole] };
  const problems: BackupProblem[] = [];
  const everything = noRecords();
  for (const name of Object.keys(whole.stores))
    if (!isKind(name))
      problems.push({
        location: name,
        wrong: 'is not a kind of record that this site supports',
        todo: exportAgainHint,
      });
  for (const kind of kindNames)
    if (Object.hasOwn(whole.stores, kind))
      (everything[kind] as unknown[]) = await readList(kind, whole.stores[kind], problems);
  problems.push(...danglingReferences(everything, whole.missing));
  return problems.length > 0
    ? { problems }
    : { problems: null, savedAt: whole.savedAt, everything };
}

interface BackupEnvelope {
  savedAt: string;
  missing: ReadonlySet<unknown>;
  stores: Record<string, unknown>;
}

function readEnvelope(text: string): BackupEnvelope | BackupProblem {
  const file = 'The file';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 160) : '';
    return {
      location: file,
      wrong: `is not JSON or is incomplete (${reason})`,
      todo: chooseAnotherHint,
    };
  }
  if (!isObject(value) || value['format'] !== format)
    return { location: file, wrong: 'is not a backup from this site', todo: chooseAnotherHint };
  if (typeof value['version'] !== 'number' || value['version'] < 1)
    return { location: 'version', wrong: 'is not a backup version', todo: chooseAnotherHint };
  if (value['version'] > version)
    return {
      location: 'version',
      wrong: `is ${value['version']}; this page reads version ${version}`,
      todo: 'The backup comes from a newer version of this site. Reload this page to get the newest one, or ask the college to update the site.',
    };
  if (typeof value['savedAt'] !== 'string' || Number.isNaN(Date.parse(value['savedAt'])))
    return { location: 'savedAt', wrong: 'is not a date and time', todo: exportAgainHint };
  if (!isObject(value['stores']))
    return { location: 'stores', wrong: 'is missing', todo: exportAgainHint };
  const missing = new Set(Array.isArray(value['missing']) ? value['missing'] : []);
  return { savedAt: value['savedAt'], missing, stores: value['stores'] };
}

/** The valid records of a list; adds what is wrong with the others to `problems`. */
async function readList(kind: BackupKind, list: unknown, problems: BackupProblem[]) {
  if (!Array.isArray(list)) {
    problems.push({ location: labelOf(kind), wrong: 'is not a list', todo: exportAgainHint });
    return [];
  }
  const ids = new Set<string>();
  const records: unknown[] = [];
  for (const [index, value] of (list as unknown[]).entries()) {
    const recordLocation = locationOf(kind, index, value);
    const { record, wrong } = await readRecord(kind, value);
    if (record && ids.has(record.id))
      wrong.push(`has the same id as an earlier record, "${record.id}"`);
    for (const one of wrong)
      problems.push({ location: recordLocation, wrong: one, todo: exportAgainHint });
    if (!record || wrong.length > 0) continue;
    ids.add(record.id);
    records.push(record);
  }
  return records;
}

async function readRecord(kind: BackupKind, value: unknown) {
  const content = kind === 'files' ? await decodeFile(value) : { value, wrong: [] };
  const result = safeParse(schemas[kind], content.value);
  const wrong = (result.issues ?? []).map(
    ({ path, message }) => `${path?.map(({ key }) => String(key)).join('.') ?? 'it'}: ${message}`,
  );
  const record = result.success ? (result.output as Records[BackupKind]) : null;
  return { record, wrong: content.wrong.length > 0 ? content.wrong : wrong };
}

/** A stored file with its content as a blob, checked against its size and SHA-256. */
async function decodeFile(value: unknown): Promise<{ value: unknown; wrong: string[] }> {
  if (!isObject(value) || typeof value['content'] !== 'string')
    return { value, wrong: ['content: is missing'] };
  const { content, ...rest } = value as Record<string, unknown> & { content: string };
  const type = typeof rest['type'] === 'string' ? rest['type'] : '';
  try {
    const blob = new Blob([fromBase64(content)], { type });
    const wrong: string[] = [];
    if (blob.size !== rest['size'])
      wrong.push(`content: has ${blob.size} bytes instead of ${String(rest['size'])}`);
    else if ((await digest(blob)) !== rest['sha256'])
      wrong.push('content: does not match its SHA-256');
    return { value: { ...rest, blob }, wrong };
  } catch (error) {
    const unreadable = error instanceof DOMException;
    return {
      value,
      wrong: [`content: ${unreadable ? 'is not base64' : (error as Error).message}`],
    };
  }
}

/** References to files that are neither in the backup nor listed as missing in it. */
function danglingReferences(
  everything: Everything,
  missing: ReadonlySet<unknown>,
): BackupProblem[] {
  const there = new Set(everything.files.map(({ id }) => id));
  return kindNames.flatMap((kind) =>
    everything[kind].flatMap((record: Records[BackupKind], index) =>
      fileIdsOf(kind, record)
        .filter((id) => !there.has(id) && !missing.has(id))
        .map((id) => ({
          location: locationOf(kind, index, record),
          wrong: `refers to the file "${id}", which is missing from the backup or damaged`,
          todo: exportAgainHint,
        })),
    ),
  );
}

function locationOf(kind: BackupKind, index: number, value: unknown): string {
  const id = isObject(value) && typeof value['id'] === 'string' ? value['id'].slice(0, 40) : '';
  return `${labelOf(kind)}, record ${index + 1}${id && ` (${id})`}`;
}

function isKind(name: string): name is BackupKind {
  return kindNames.some((kind) => kind === name);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
