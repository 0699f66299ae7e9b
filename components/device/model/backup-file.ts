import { safeParse } from 'valibot';
import { blobToBase64 } from '@/lib/file/base64';
import { fileIdsOf, kindNames, noRecords, type Everything } from '@/lib/store/everything';
import { digest } from '@/lib/store/file';
import { newId, now, type Records } from '@/lib/store/record';
import { schemas } from '@/lib/store/schema';
import { toPlain } from './plain';

/** What a backup file says it is. */
export const format = 'edify-backup';

/** The version of the file's form; a site reads files of its own version and of those before. */
export const version = 2;

/** A backup as text, in pieces that stand one after the other. */
export interface BackupText {
  chunks: string[];
  /** Names of kept files whose content could not be read any more and is not in it. */
  lost: string[];
}

/**
 * All that is kept as the text of one JSON file. What it holds can be read back: a record that does not meet its schema
 * goes among those set aside, and a file whose content is gone is named in `missing`.
 */
export async function formatBackup(stored: Everything, savedAt = now()): Promise<BackupText> {
  const valid = validRecordsOf(stored);
  const files: string[] = [];
  const lost: string[] = [];
  const written = new Set<string>();
  for (const file of valid.files) {
    const text = await fileText(file).catch(() => null);
    if (text === null) lost.push(file.name);
    else {
      files.push(text);
      written.add(file.id);
    }
  }
  const quarantined = await Promise.all(
    valid.aside.map(async (record) => ({ ...record, value: await toPlain(record.value) })),
  );
  const missing = referencedFiles(valid).filter((id) => !written.has(id));
  const head = JSON.stringify({ format, version, savedAt, missing }).slice(0, -1);
  const stores = kindNames
    .filter((kind) => kind !== 'files')
    .map(
      (kind) => `${JSON.stringify(kind)}:${listText(kind === 'aside' ? quarantined : valid[kind])}`,
    );
  const pieces = [`${head},\n"stores":{`, ...stores.flatMap((text) => [text, ',\n']), '"files":['];
  files.forEach((text, index) => pieces.push(index === 0 ? '\n' : ',\n', text));
  return { chunks: [...pieces, '\n]}}\n'], lost };
}

function listText(records: readonly object[]): string {
  return `[${records.map((record) => `\n${JSON.stringify(record)}`).join(',')}]`;
}

async function fileText({ blob, ...file }: Records['files']): Promise<string | null> {
  if (blob.size !== file.size) return null;
  if ((await digest(blob)) !== file.sha256) return null;
  return JSON.stringify({ ...file, content: await blobToBase64(blob) });
}

function validRecordsOf(stored: Everything): Everything {
  const valid = noRecords();
  for (const kind of kindNames)
    for (const record of stored[kind]) {
      const issue = safeParse(schemas[kind], record).issues?.[0];
      if (!issue) (valid[kind] as unknown[]).push(record);
      else {
        const reason = issue.message.slice(0, 400);
        valid.aside.push({ id: newId(), at: now(), store: kind, reason, value: record });
      }
    }
  return valid;
}

function referencedFiles(stored: Everything): string[] {
  const asked = kindNames.flatMap((kind) =>
    stored[kind].flatMap((record: Records[typeof kind]) => fileIdsOf(kind, record)),
  );
  return [...new Set(asked)];
}
