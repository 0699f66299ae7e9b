import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  emptyMapping,
  encodingFrom,
  MappingError,
  readMapping,
  type Mapping,
} from '@/tools/import/mapping/mapping';

const mapping: Mapping = {
  version: 2,
  encoding: { 'marks.csv': 'windows-1251' },
  words: { attendance: { X: 'absent', H: 'none' }, marks: { NE: 'exempt' } },
  periods: { 2: '09:50-10:40', 1: '09:00-09:50' },
  calendars: { 'holidays.ics': 'public' },
  tables: [
    {
      headers: ['Matrikel', 'Punkte'],
      kind: 'marks',
      columns: { person: 'Matrikel', score: 'Punkte' },
      course: 'MA101',
    },
  ],
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

  it('is read as it is written', async () => {
    const file = join(folder, 'mapping.json');
    await writeFile(file, JSON.stringify(mapping));
    expect(await readMapping(file)).toEqual(mapping);
    expect(encodingFrom(mapping)('marks.csv')).toBe('windows-1251');
  });

  it('is refused with the line of each error', async () => {
    const text = JSON.stringify(mapping, null, 2);
    const wrongKind = await errorsOf(text.replace('"kind": "marks"', '"kind": "mark"'));
    expect(wrongKind).toMatchObject([{ code: 'wrong-mapping', value: '"mark"' }]);
    const line = text.slice(0, text.indexOf('"score"')).split('\n').length;
    const wrongField = await errorsOf(text.replace('"score"', '"scor"'));
    expect(wrongField).toMatchObject([{ nearest: 'score', place: { line } }]);
    const noJson = await errorsOf(text.replace('"version": 2,', '"version": 2'));
    expect(noJson).toMatchObject([{ place: { line: 2 } }]);
    const wrongRest = await errorsOf(text.replace('"course": "MA101"', '"rest": "session"'));
    expect(wrongRest).toMatchObject([{ allowed: 'assessment, ignore' }]);
  });

  it('of version 1 is refused with what to do', async () => {
    const [problem] = await errorsOf('{ "version": 1, "tables": {} }');
    expect(problem).toMatchObject({ code: 'older-mapping', allowed: 'version 2' });
    expect(problem?.action).toContain('import.html');
  });
});
