import { findReader, isQuestion } from '@/tools/import/mapping/find-reader';
import { fingerprintOf } from '@/tools/import/mapping/fingerprint';
import { emptyMapping, withEntry, type TableMapping } from '@/tools/import/mapping/mapping';
import { factsOf, readWith, spotOf, table } from '../template/read-table';

const headers = ['Matrikel', 'Wann', 'Da?', 'Telefon'];
const entry: TableMapping = {
  file: 'an.csv',
  headers,
  kind: 'attendance',
  columns: { person: 'Matrikel', day: 'Wann', status: 'Da?' },
  words: { X: 'absent', O: 'present' },
  dateOrder: 'day-first',
  confirmed: true,
};
const mapping = withEntry(emptyMapping, fingerprintOf(headers), entry);
const source = table('an.csv', headers.join('|'), '7|03/04/2026|X|555', '8|03/04/2026|O|555');

const read = async (from = source, by = mapping) => {
  const found = findReader(from, by);
  if (isQuestion(found)) throw new Error('The table is not known.');
  return readWith(found, from);
};

describe('the reader of a table', () => {
  it('follows the mapping of its headers, in any order and spelling', async () => {
    const found = await read();
    expect(found.problems).toEqual([]);
    expect(factsOf(found, 'attendance')).toEqual([
      { person: '7', day: '2026-04-03', status: 'absent' },
      { person: '8', day: '2026-04-03', status: 'present' },
    ]);
    const turned = table('b.csv', 'telefon|DA|wann|matrikel', '555|O|03/04/2026|9');
    expect(factsOf(await read(turned), 'attendance')).toEqual([
      { person: '9', day: '2026-04-03', status: 'present' },
    ]);
  });

  it('uses the mapping of a table that has got a new column, and says so', async () => {
    const changed = table('an.csv', 'Matrikel|Wann|Da?|Telefon|Bemerkung', '7|03/04/2026|X|555|x');
    const found = await read(changed);
    expect(found.problems).toMatchObject([
      { severity: 'note', code: 'changed-columns', value: '"Bemerkung" is new' },
    ]);
    expect(factsOf(found, 'attendance')).toHaveLength(1);
  });

  it('asks again if a column of the mapping is gone, or if nobody has confirmed it', () => {
    const without = findReader(table('an.csv', 'Matrikel|Wann|Telefon', '7|x|5'), mapping);
    expect(without).toMatchObject({ earlier: entry });
    const open = withEntry(emptyMapping, fingerprintOf(headers), { ...entry, confirmed: false });
    expect(isQuestion(findReader(source, open))).toBe(true);
    expect(isQuestion(findReader(source, emptyMapping))).toBe(true);
  });

  it.each([
    ['absentees.csv', 'Roll No|Section|Date', '25CS001|A|2026-11-03', '25CS002|A|2026-11-03'],
    ['list.csv', 'Roll No|Section|Date', '25CS001|A|2026-11-03', '25CS001|A|2026-11-04'],
    ['absent.csv', 'Roll No|Name|Date|Reason', '25CS001|Meera Nair|2026-11-03|Fever'],
    ['daily.csv', 'Date|Section|Absentees', '2026-11-03|A|25CS001, 25CS002'],
  ])(
    'says that nobody can be counted by who was absent alone, as in %s',
    async (file, ...lines) => {
      const absences = table(file, ...(lines as [string, ...string[]]));
      const rows = lines
        .slice(1)
        .map((line, index) => ({ line: index + 2, cells: line.split('|') }));
      const found = findReader(absences, emptyMapping, { sample: rows });
      if (isQuestion(found)) throw new Error('The table is not known.');
      const { facts, problems } = await readWith(found, absences);
      expect(facts).toEqual([]);
      expect(problems).toMatchObject([{ severity: 'warning', code: 'absences-without-classes' }]);
    },
  );

  it('passes over a table that is skipped', async () => {
    const skip = withEntry(emptyMapping, fingerprintOf(headers), { ...entry, kind: 'skip' });
    expect((await read(source, skip)).facts).toEqual([]);
  });

  it('reports a column of the mapping that is repeated or private', async () => {
    const twice = ['ID', 'ID', 'Wann', 'Da?'];
    const by = (columns: Record<string, string>, header = twice) =>
      withEntry(emptyMapping, fingerprintOf(header), { ...entry, headers: header, columns });
    const rows = table('a.csv', twice.join('|'), '1|2|03/04/2026|O');
    const both = await read(rows, by({ person: 'ID', day: 'Wann', status: 'Da?' }));
    expect(both.problems.map(spotOf)).toEqual(['repeated-header 1:ID ID']);
    const second = await read(rows, by({ person: 'ID [2]', day: 'Wann', status: 'Da?' }));
    expect(factsOf(second, 'attendance')).toMatchObject([{ person: '2' }]);
    const phone = await read(
      source,
      by({ person: 'Telefon', day: 'Wann', status: 'Da?' }, headers),
    );
    expect(phone.problems.map(spotOf)).toEqual(['private-column 1:Telefon Telefon']);
    expect(phone.facts).toEqual([]);
  });

  it('knows the formats of systems, with an order of days for the whole college', async () => {
    const canvas = table(`terms.csv
      term_id|name|status|start_date|end_date
      T|Fall|active|03/04/2026|`);
    const found = await read(canvas, { ...emptyMapping, dateOrder: 'month-first' });
    expect(factsOf(found, 'term')).toMatchObject([{ start: '2026-03-04' }]);
  });

  it('takes the words of the whole college for a table that has no mapping', async () => {
    const plain = table('a.csv', 'Roll No|Date|Status', '1|2026-08-24|X', '2|2026-08-24|P');
    const found = await read(plain, { ...emptyMapping, words: { X: 'absent', P: 'late' } });
    expect(found.problems).toEqual([]);
    expect(factsOf(found, 'attendance')).toMatchObject([{ status: 'absent' }, { status: 'late' }]);
  });

  it('knows tables with a series of columns', () => {
    const grid = table(`a.csv
      Student|ID|SIS User ID|SIS Login ID|Section|Essay (12)|Quiz (13)
      A|1|U1|a|S|9|8`);
    expect(findReader(grid, emptyMapping)).toMatchObject({ format: 'Canvas gradebook' });
  });

  it('asks about a plain table if a person wants to be asked', () => {
    const plain = table('a.csv', 'Roll No|Date|Status', '1|2026-08-24|P');
    expect(isQuestion(findReader(plain, emptyMapping))).toBe(false);
    expect(isQuestion(findReader(plain, emptyMapping, { ask: true }))).toBe(true);
  });
});
