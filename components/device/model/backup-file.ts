import { safeParse } from 'valibot';
import { limits } from '@/content/schema/limits';
import { isSecurePage } from '@/lib/browser/secure-page';
import { blobToBase64 } from '@/lib/file/base64';
import { fileIdsOf, noRecords, type Everything } from '@/lib/store/everything';
import { digest } from '@/lib/store/file';
import { newId, now, type Records } from '@/lib/store/record';
import { schemas } from '@/lib/store/schema';
import { kindNames } from '@/lib/store/store-list';
import { toPlain } from './plain';

/** The value of `format` in a backup file. */
export const format = 'edify-backup';

/** The version of the file format. */
export const version = 1;

/** A backup as text, in chunks to be concatenated. */
interface BackupText {
  chunks: string[];
  /** Names of stored files that are left out because the browser lost their content. */
  lost: string[];
}

/**
 * Everything stored, as the text of one JSON file that can be imported again: a record that does not match its schema
 * is written as a quarantined record, and a file whose content is lost is listed in `missing`.
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
    valid.quarantine.map(async (record) => ({ ...record, value: await toPlain(record.value) })),
  );
  const missing = referencedFiles(valid).filter((id) => !written.has(id));
  const head = JSON.stringify({ format, version, savedAt, missing }).slice(0, -1);
  const stores = kindNames
    .filter((kind) => kind !== 'files')
    .map(
      (kind) =>
        `${JSON.stringify(kind)}:${listText(kind === 'quarantine' ? quarantined : valid[kind])}`,
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
  // Plain http cannot check it, and what is stored there can still be taken away.
  if (isSecurePage() && (await digest(blob)) !== file.sha256) return null;
  return JSON.stringify({ ...file, content: await blobToBase64(blob) });
}

function validRecordsOf(stored: Everything): Everything {
  const valid = noRecords();
  for (const kind of kindNames)
    for (const record of stored[kind]) {
      const issue = safeParse(schemas[kind], record).issues?.[0];
      if (!issue) (valid[kind] as unknown[]).push(record);
      else {
        const reason = issue.message.slice(0, limits.quarantine.reason);
        valid.quarantine.push({ id: newId(), at: now(), store: kind, reason, value: record });
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
