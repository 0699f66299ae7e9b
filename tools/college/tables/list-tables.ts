import { join } from 'node:path';
import { nearestOf } from '@/tools/file/nearest';
import type { Report } from '@/tools/import/problem/data-problem';
import { showValue } from '@/tools/import/problem/place';
import {
  plainKinds,
  plainTemplates,
  type PlainKind,
} from '@/tools/import/template/plain/templates';
import { resolveColumns } from '@/tools/import/template/resolve-columns';
import { namesOf } from '@/tools/import/mapping/find-reader';
import { fingerprintOfTable } from '@/tools/import/mapping/fingerprint';
import { headerScore } from '@/tools/import/mapping/header-score';
import {
  encodingFrom,
  readMapping,
  withEntry,
  writeMapping,
  type Mapping,
} from '@/tools/import/mapping/mapping';
import { readSources } from '@/tools/import/source/read-sources';
import type { Table } from '@/tools/import/source/table';
import { withFolderLock } from '../college-lock';
import { inFolder } from '../import/read-college';
import { findReaders } from '../import/source-table';

interface ListOptions {
  folder: string;
  timeZone: string;
  log(line: string): void;
}

/** Lists every table of college/in: what it is read as, its key in the mapping, and what else it could be. Writes nothing. */
export async function listTables({ folder, timeZone, log }: ListOptions): Promise<number> {
  const report: Report = ({ severity, place, message }) => {
    if (severity === 'error') log(`${showValue(place.file)}\n  error: ${message}`);
  };
  const mapping = await readMapping(join(folder, 'mapping.json'));
  const sources = await sourcesIn(folder, mapping, report);
  const { readable, questions } = await findReaders(sources.tables, mapping, timeZone);
  const all = [
    ...readable.map(({ table, reader }) => ({ table, format: reader.format })),
    ...questions.map(({ table }) => ({ table, format: 'unknown columns' })),
  ];
  for (const { table, format } of all) describe(table, format, log);
  for (const { file } of sources.calendars) log(`${showValue(file)}\n  read as: calendar`);
  log(
    'To change a reading: npm run college -- import --read-as "FILE=KIND", where KIND may be skip.',
  );
  return 0;
}

const sourcesIn = (folder: string, mapping: Mapping, report: Report) =>
  readSources(inFolder(folder), headerScore, report, {
    encodingOf: encodingFrom(mapping),
    onFile: () => undefined,
  });

function describe(table: Table, format: string, log: ListOptions['log']): void {
  const [name = table.file] = namesOf(table);
  const others = plainKinds.filter((kind) => {
    const template = plainTemplates[kind];
    return (
      template.format !== format &&
      resolveColumns(template, table, { synonyms: true }).missing.length === 0
    );
  });
  log(showValue(name));
  log(`  read as: ${format}`);
  log(`  key: ${fingerprintOfTable(table)}, or ${JSON.stringify(name)}`);
  log(`  could be: ${[...others, 'skip'].join(', ')}`);
}

/** Stores how tables are to be read: "marks.csv=result" or "book.xlsx, Totals=skip". */
export function rememberReadings(folder: string, readings: readonly string[]): Promise<void> {
  return withFolderLock(folder, async () => {
    const file = join(folder, 'mapping.json');
    let mapping = await readMapping(file);
    const { tables } = await sourcesIn(folder, mapping, () => undefined);
    const names = tables.flatMap((table) => [...namesOf(table), fingerprintOfTable(table)]);
    for (const reading of readings) {
      const [, name = '', kind = ''] = /^(.+)=(\w+)$/.exec(reading) ?? [];
      if (kind !== 'skip' && !plainKinds.some((known) => known === kind))
        throw new Error(
          `--read-as is "${reading}". Write the file and what it is, for example "marks.csv=result". Known are: ${plainKinds.join(', ')}, skip.`,
        );
      if (!names.includes(name)) {
        const nearest = nearestOf(name, names);
        throw new Error(
          `--read-as is "${reading}", but no table in ${inFolder(folder)} has this name.${nearest ? ` Most like it is "${nearest}".` : ''} ` +
            'npm run college -- import --tables lists the names of all tables.',
        );
      }
      const entry = { file: name, headers: [], kind: kind as PlainKind | 'skip', confirmed: true };
      mapping = withEntry(mapping, name, entry);
    }
    await writeMapping(file, mapping);
  });
}
