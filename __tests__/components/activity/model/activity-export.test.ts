import fc from 'fast-check';
import { parse } from 'papaparse';
import { activitiesToCsv, exportRow } from '@/components/activity/model/activity-export';
import { appendStep } from '@/components/activity/model/activity-history';
import { activities } from '@/content/student';
import { neutralise, toCsv, type CsvCell } from '@/lib/file/csv';
import type { OwnActivity } from '@/lib/store/use-list';
import { runsOf } from '@/__tests__/full-run';

const own = (change: Partial<OwnActivity> = {}): OwnActivity => ({
  ...activities[0]!,
  origin: 'content',
  changed: false,
  ...change,
});

/** The rows of a CSV file, without its byte order mark. */
const readBack = (csv: string) =>
  parse<string[]>(csv.replace(/^\ufeff/, ''), { delimiter: ',', newline: '\r\n' }).data;

const dangerous = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹢', '﹣', '﹦', '﹫', '−'];

describe('a text in an exported table', () => {
  it.each([
    '=1+1',
    '+91 98',
    '-2',
    '@SUM(A1)',
    '  =1+1',
    '\u00a0=1',
    '\u3000＝1',
    '\u200b=1',
    '\ufeff=1',
    '＝HYPERLINK("x")',
    '﹢1',
    '\tplain',
  ])('%j is no longer a formula', (text) => {
    expect(neutralise(text)).toBe(`'${text}`);
  });

  it.each([
    ['x;=1+1;y', "x;'=1+1;y"],
    ['x\t=1', "x\t'=1"],
    ['x|+1|-1', "x|'+1|'-1"],
    ['x; =1', "x;' =1"],
    ['x;"=1"', `x;'"=1"`],
    ['x\r\n=1;y', "x\r\n'=1;y"],
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
  ])('%j has no formula behind another separator: %j', (text, safe) => {
    expect(neutralise(text)).toBe(safe);
  });

  it.each(['Java', '2 + 2', 'x; y | z', 'a=b', 'café', '', "'quoted'", '(1)', 'हिंदी'])(
    '%j stays unchanged',
    (text) => {
      expect(neutralise(text)).toBe(text);
    },
  );
});

describe('a table as CSV', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.string({
      unit: fc.constantFrom('"', ',', '\r', '\n', ' ', '\t', ';', '|', "'", 'a', ...dangerous),
    }),
  );
  const tables = fc.uniqueArray(text, { minLength: 1, maxLength: 6 }).chain((fields) =>
    fc.tuple(
      fc.constant(fields),
      fc.array(
        fc.array(fc.oneof(text, fc.double({ noNaN: true, min: 0 }), fc.constant(null)), {
          minLength: fields.length,
          maxLength: fields.length,
        }),
        { minLength: 1, maxLength: 6 },
      ),
    ),
  );
  const write = (fields: string[], cells: CsvCell[][]) =>
    toCsv(
      fields,
      cells.map((row) => Object.fromEntries(fields.map((field, index) => [field, row[index]!]))),
    );

  it('is read back as it was written, whatever it contains', () => {
    fc.assert(
      fc.property(tables, ([fields, cells]) => {
        const known = fields.filter((field) => field !== '__proto__');
        fc.pre(known.length === fields.length);
        const expected = [
          fields.map(neutralise),
          ...cells.map((row) =>
            row.map((cell) => (typeof cell === 'string' ? neutralise(cell) : String(cell ?? ''))),
          ),
        ];
        expect(readBack(write(fields, cells))).toEqual(expected);
      }),
      { numRuns: runsOf(500) },
    );
  });

  it('has no cell that a spreadsheet reads as a formula', () => {
    fc.assert(
      fc.property(tables, ([fields, cells]) => {
        for (const cell of readBack(write(fields, cells)).flat())
          expect(cell.normalize('NFKC')).not.toMatch(/^(?:[\s\p{C}]*[=+\-@\u2212]|[\t\r\n])/u);
      }),
      { numRuns: runsOf(500) },
    );
  });

  it('has no formula for a spreadsheet that splits at semicolons, tabs or bars and ignores quotes', () => {
    fc.assert(
      fc.property(tables, ([fields, cells]) => {
        for (const cell of write(fields, cells)
          .slice(1)
          .split(/[;|\t\r\n]/))
          expect(cell.normalize('NFKC')).not.toMatch(/^[\s\p{C}"]*[=+\-@\u2212]/u);
      }),
      { numRuns: runsOf(500) },
    );
  });

  it('keeps numbers as numbers', () => {
    expect(toCsv(['Credits'], [{ Credits: 1.5 }, { Credits: 0 }, { Credits: null }])).toBe(
      '\ufeffCredits\r\n1.5\r\n0\r\n',
    );
  });
});

describe('exported activities', () => {
  it('have every column, with a UTF-8 byte order mark and RFC 4180 line ends in CSV', () => {
    const csv = activitiesToCsv(
      activities.map((activity) => exportRow({ ...own(), ...activity }, activity)),
    );
    const lines = csv.split('\r\n');
    expect(lines[0]).toBe(
      '\ufeffName,Status,Category,Date Added,Issuing body,Date,Level,Hours,Credits,Proof,Decision,Decided on,Decided by,Reason,Note,Evidence,Evidence SHA-256,Recorded',
    );
    expect(lines[1]).toBe(
      "Cloud Foundations Workshop,Approved,Workshop,2025-09-12,Nimbus Academy,2025-09-10,National,,1,Certificate,Approved,2025-09-16,Dr. Ananya Rao,Certificate and attendance checked.,,,,The college's record",
    );
    expect(lines).toHaveLength(9);
  });

  it('keep the header when there are no rows', () => {
    expect(readBack(activitiesToCsv([]))[0]).toHaveLength(18);
  });

  it('show where they are recorded', () => {
    expect(exportRow(own({ origin: 'device', changed: true })).Recorded).toBe('On this device');
    expect(exportRow(own({ changed: true })).Recorded).toBe(
      "The college's record, changed on this device",
    );
  });

  it('leave out a superseded decision', () => {
    const step = { at: '2026-11-21T10:00:00.000Z', what: 'resubmitted' } as const;
    const history = appendStep([], step, activities[0]!.decision);
    const again = own({ status: 'Pending', history });
    expect(exportRow(again, activities[0])).toMatchObject({ Decision: '', 'Decided by': '' });
  });
});
