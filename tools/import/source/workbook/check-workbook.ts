import { formatSize, type Limits } from '../limit';
import { SourceError } from '../source-error';
import { SheetArea, type CellCount } from './sheet-area';
import { inflateEntry, readZipDirectory, type ZipEntry } from '../zip/zip-directory';

/** Long enough for the searched words to be found where two chunks meet. */
const overlap = 16;

/**
 * Inflates each part of an xlsx file within limits and counts its cells, before a library reads it, and refuses XML that
 * defines entities: a few lines of those can grow to gigabytes. Throws a SourceError.
 */
export async function checkWorkbook(bytes: Buffer, count: CellCount, limits: Limits) {
  const entries = await readZipDirectory(bytes, limits);
  const partLimits = { ...limits, zipEntry: limits.workbook };
  let total = 0;
  for (const entry of entries) {
    if (entry.size > limits.workbook) throw tooLarge(limits);
    let end = '';
    const area = new SheetArea(count, limits);
    for await (const chunk of inflateEntry(bytes, entry, partLimits)) {
      total += chunk.length;
      if (total > 2 * limits.workbook) throw tooLarge(limits);
      const text = Buffer.from(chunk).toString('latin1');
      area.add(text);
      if (isXml(entry)) end = checkXml(end + text).slice(-overlap);
    }
    area.end();
  }
}

const isXml = ({ name }: ZipEntry): boolean => /\.(?:xml|rels|vml)$/i.test(name);

function checkXml(text: string): string {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new SourceError('xml-entities');
  return text;
}

export function tooLarge({ workbook }: Limits): SourceError {
  const allowed = `at most ${formatSize(workbook)} for each sheet`;
  return new SourceError('workbook-too-large', { allowed });
}
