import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue, type ContentFile } from '@/content/schema/catalogue';
import { filesBelow } from '@/tools/file/files-below';
import { isHashed } from '@/tools/file/listed-file';
import { pluralize } from '@/tools/file/pluralize';
import { personalValues, type SiteContent, type PersonalValue } from './personal-value';
import { isGated } from './public-file';
import { recordValues, type RecordValue } from './record-value';
import { formatLeaks } from './format-leaks';
import { findLeaks } from './search';

/** The export contains something about a real person that anybody could read. */
export class PrivacyLeak extends Error {}

/**
 * Searches an export for what the content says about real people, and for values of sealed records, which may not even
 * be in a portal page. Returns one line if nothing is public. Otherwise it removes the export, so that nobody publishes
 * it, and throws with the list.
 */
export function guardPrivacy(
  contentDir: string,
  outDir: string,
  records: Iterable<RecordValue> = [],
): string {
  const values = personalValues(readContents(contentDir), recordValues(records));
  if (values.length === 0) return 'privacy: every person is a sample';
  const files = filesBelow(outDir);
  const leaks = findLeaks(outDir, files, values);
  if (leaks.length > 0) {
    rmSync(outDir, { recursive: true, force: true });
    throw new PrivacyLeak(formatLeaks(leaks));
  }
  const open = files.filter((file) => !isGated(file));
  const chunks = open.filter(isHashed).length;
  return (
    `privacy: ${describeValues(values)}, ` +
    `none in ${pluralize(open.length - chunks, 'public file')} and ${pluralize(chunks, 'chunk')}`
  );
}

/** The numbers of values and of the files they are from. */
function describeValues(values: readonly PersonalValue[]): string {
  const parts = [false, true].map((record) => {
    const own = values.filter((value) => value.record === record);
    const sources = new Set(own.map(({ file }) => file)).size;
    const noun = record ? 'record' : 'content file';
    return own.length === 0
      ? ''
      : `${pluralize(own.length, 'personal value')} of ${pluralize(sources, noun)}`;
  });
  return parts.filter(Boolean).join(' and ');
}

function readContents(dir: string): SiteContent {
  const files = (Object.keys(catalogue) as ContentFile[]).filter((file) =>
    existsSync(join(dir, file)),
  );
  return Object.fromEntries(
    files.map((file) => [file, JSON.parse(readFileSync(join(dir, file), 'utf8'))]),
  ) as SiteContent;
}
