import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { findReaders } from '@/tools/college/import/source-table';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { headerScore } from '@/tools/import/mapping/header-score';
import { emptyMapping } from '@/tools/import/mapping/mapping';
import { readSources } from '@/tools/import/source/read-sources';

const root = join(__dirname, 'files');

/** The hours of the timetables that only number them. */
const mapping = { ...emptyMapping, periods: { 1: '08:00-08:45', 2: '08:50-09:35' } };

type Files = Readonly<Record<string, string>>;

/** The exports of a system, and what they say: the format of each table, and below it a line for each fact or problem. */
function systemIn(name: string): { files: Files; expected: string } {
  const folder = join(root, name);
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll(sep, '/'));
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const exports = paths.filter((path) => path !== 'expected.txt');
  return {
    files: Object.fromEntries(exports.map((path) => [path, read(path)])),
    expected: paths.includes('expected.txt') ? read('expected.txt') : '',
  };
}

/** A folder such as "roster.xlsx" is a workbook with a sheet for each of its files. */
const sheetName = /^([^/]+\.xlsx)\/(.+)\.csv$/;

async function workbooksOf(files: Files): Promise<Record<string, Uint8Array>> {
  const sheets = Object.entries(files).flatMap(([path, text]) => {
    const [, workbook, name] = sheetName.exec(path) ?? [];
    const rows = text.trimEnd().split('\n');
    return workbook && name
      ? [{ workbook, name, rows: rows.map((row) => row.split(',').map((cell) => cell || null)) }]
      : [];
  });
  const names = [...new Set(sheets.map(({ workbook }) => workbook))];
  const entries = names.map(async (name) => {
    const own = sheets.filter(({ workbook }) => workbook === name);
    return [name, await writeXlsx({ sheets: own })] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

type Encode = (text: string) => string | Uint8Array;

/** What the import reads: the tables in the order of their names. */
async function readFiles(files: Files, encode: Encode = (text) => text): Promise<string[][]> {
  const texts = Object.entries(files).filter(([path]) => !sheetName.test(path));
  const written = Object.fromEntries(texts.map(([path, text]) => [path, encode(text)]));
  const folder = writeFolder({ ...written, ...(await workbooksOf(files)) });
  const { tables } = await readSources(folder, headerScore, () => undefined);
  const { readable, unread } = await findReaders(tables, mapping);
  const found = unread.map(({ table, reason }) => [`${table.file}: not read, ${reason.code}`]);
  for (const { table, reader } of readable) {
    const { file, sheet } = table;
    const lines = [`${sheet === undefined ? file : `${file}, ${sheet}`}: ${reader.format}`];
    await reader.read(table, {
      sink: { add: (kind, fact) => void lines.push(`  ${kind} ${JSON.stringify(fact)}`) },
      report: ({ severity, code }) => void lines.push(`  ${severity} ${code}`),
      onRows: () => undefined,
    });
    found.push(lines);
  }
  return found.sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
}

const formatsOf = (tables: readonly (readonly string[])[]) => tables.map(([format]) => format);
const factsOf = (tables: readonly (readonly string[])[]) =>
  tables.flat().filter((line) => line.includes('{'));
const change = (files: Files, edit: (lines: string[]) => string[]): Files =>
  Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path,
      edit(text.trimEnd().split('\n')).join('\n'),
    ]),
  );

/** The rows of the header; the points of a Canvas gradebook are below it. */
const headerRows = (lines: readonly string[]) => (lines[1]?.includes('Points Possible') ? 2 : 1);

const windows1252 = (text: string) => Buffer.from(text, 'latin1');
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

describe.each(readdirSync(root))('the exports of %s', (name) => {
  const { files, expected } = systemIn(name);
  let read: Promise<string[][]> | undefined;
  const asExported = () => (read ??= readFiles(files));

  it('are read as the documentation of the system says', async () => {
    const lines = (await asExported()).flat();
    expect(`${lines.join('\n')}\n`).toBe(expected);
  });

  it('are known by their headers alone', async () => {
    const headers = change(files, (lines) => lines.slice(0, headerRows(lines)));
    const tables = await readFiles(headers);
    expect(formatsOf(tables)).toEqual(formatsOf(await asExported()));
    expect(tables.flat().filter((line) => line.includes('error'))).toEqual([]);
  });

  it('are read with one row', async () => {
    const first = change(files, (lines) => lines.slice(0, headerRows(lines) + 1));
    const tables = await readFiles(first);
    expect(formatsOf(tables)).toEqual(formatsOf(await asExported()));
    const all = factsOf(await asExported());
    expect(factsOf(tables).filter((fact) => !all.includes(fact))).toEqual([]);
  });

  it('keep the rows before the place where they are cut off', async () => {
    const cut = change(files, (lines) => [
      ...lines.slice(0, -1),
      (lines.at(-1) ?? '').slice(0, Math.ceil((lines.at(-1) ?? '').length / 2)),
    ]);
    const whole = change(files, (lines) => lines.slice(0, -1));
    const tables = await readFiles(cut);
    expect(formatsOf(tables)).toEqual(formatsOf(await asExported()));
    const facts = factsOf(tables);
    expect(factsOf(await readFiles(whole)).filter((fact) => !facts.includes(fact))).toEqual([]);
  });

  it.each([
    ['Windows-1252', windows1252],
    ['UTF-16', utf16],
  ])('are the same in %s', async (_, encode) => {
    expect(await readFiles(files, encode)).toEqual(await asExported());
  });
});
