import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  emptyMapping,
  encodingFrom,
  formatMapping,
  MappingError,
  readMapping,
  withEntry,
  writeMapping,
  type TableMapping,
} from '@/tools/import/mapping/mapping';

const entry: TableMapping = {
  file: 'marks.csv',
  headers: ['Matrikel', 'Punkte'],
  kind: 'result',
  columns: { score: 'Punkte', person: 'Matrikel' },
  words: { X: 'absent', D: 'present' },
  encoding: 'windows-1251',
  confirmed: true,
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapping-'));
});
afterEach(() => rm(folder, { recursive: true }));

const errorsOf = async (content: string) => {
  const file = join(folder, 'mapping.json');
  await writeFile(file, content);
  const error = await readMapping(file).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(MappingError);
  return (error as MappingError).problems;
};

describe('the mapping of a college', () => {
  it('is empty without a file', async () => {
    expect(await readMapping(join(folder, 'none.json'))).toEqual(emptyMapping);
  });

  it('reads back as it was written, with the same bytes whatever the order', async () => {
    const file = join(folder, 'college', 'mapping.json');
    const other = { ...entry, file: 'a.csv' };
    const mapping = withEntry(withEntry(emptyMapping, 'f1', entry), 'f0', other);
    await writeMapping(file, mapping);
    expect(await readMapping(file)).toEqual(mapping);
    const turned = withEntry(
      withEntry(emptyMapping, 'f0', other),
      'f1',
      Object.fromEntries(Object.entries(entry).reverse()) as TableMapping,
    );
    expect(formatMapping(turned)).toBe(await readFile(file, 'utf8'));
    expect(formatMapping(mapping)).toMatch(/"f0"[^]*"f1"/);
    expect(encodingFrom(mapping)('marks.csv')).toBe('windows-1251');
  });

  it('is refused with the line of each error', async () => {
    const text = formatMapping(withEntry(emptyMapping, 'f1', entry));
    const wrongKind = await errorsOf(text.replace('"kind": "result"', '"kind": "results"'));
    expect(wrongKind).toMatchObject([
      {
        severity: 'error',
        code: 'wrong-mapping',
        value: '"results"',
        place: { file: 'mapping.json', line: 11 },
      },
    ]);
    const wrongField = await errorsOf(text.replace('"score"', '"scor"'));
    expect(wrongField).toMatchObject([{ nearest: 'score', place: { line: 14 } }]);
    expect(wrongField[0]?.message).toContain('tables.f1.columns.scor');
    const noJson = await errorsOf(text.replace('"version": 1,', '"version": 1'));
    expect(noJson).toMatchObject([{ place: { line: 2 } }]);
    expect(await errorsOf('{ "version": 2, "tables": {} }')).toHaveLength(1);
  });
});
