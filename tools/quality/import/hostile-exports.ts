import { strToU8, zipSync } from 'fflate';

/** The files of an export that keeps an import busy, by path below college/in. */
type HostileFiles = Readonly<Record<string, string | Uint8Array>>;

const people = 'Roll Number,Name\r\n25A,Asha Nair\r\n25B,Ravi Sen\r\n';

/** Rows up to a number of characters. */
function fill(row: (index: number) => string, size: number): string {
  const rows: string[] = [];
  for (let length = 0; length < size; length += rows.at(-1)?.length ?? 0)
    rows.push(`${row(rows.length)}\r\n`);
  return rows.join('');
}

/** An id with letters that are in another order in each. */
function longId(index: number, length: number): string {
  const digits = [...String(index * 7919)].reverse().join('');
  return `S${`${digits}abcdefghij`.repeat(length / digits.length).slice(0, length - 1)}`;
}

/** Rows of people, and rows of attendance of people who are in no list but have similar ids. */
const similarIds =
  (length: number) =>
  (size: number): HostileFiles => ({
    'students.csv': `Roll Number,Name\r\n${fill((index) => `${longId(index, length)},A`, size / 2)}`,
    'attendance.csv': `Roll Number,Date,Section,Status\r\n${fill((index) => `${longId(index, length)}x,2026-08-24,s1,P`, size / 2)}`,
  });

const columns = (size: number, name: (index: number) => string, count: number): HostileFiles => ({
  'students.csv': people,
  'wide.csv': fill(
    (row) =>
      Array.from({ length: count }, (_, index) => (row === 0 ? name(index) : index % 10)).join(','),
    size,
  ),
});

const calendar = (events: string): HostileFiles => ({
  'students.csv': people,
  // The answer to the question whether everybody may see so many events.
  '../mapping.json': JSON.stringify({
    ...{ version: 1, calendars: { 'events.ics': 'public' }, tables: {} },
  }),
  'events.ics': `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events}END:VCALENDAR\r\n`,
});

const event = (...lines: string[]): string => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');

const day = (index: number): string =>
  new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10).replaceAll('-', '');

const repeated = (rule: string) => (size: number) =>
  calendar(
    fill(
      (index) =>
        event(`UID:e${index}`, 'SUMMARY:Event', 'DTSTART:20260101T090000', `RRULE:${rule}`),
      size,
    ),
  );

const daily = event('UID:e', 'SUMMARY:Event', 'DTSTART:20260101T090000', 'RRULE:FREQ=DAILY');

/** Changes of one event that repeats every day. */
const changes = (lines: (index: number) => string[]) => (size: number) =>
  calendar(
    `${daily}\r\n${fill((index) => event('UID:e', 'SUMMARY:Other', ...lines(index)), size)}`,
  );

/** One event with so many lines. */
const withDates = (rule: string, line: (index: number) => string) => (size: number) =>
  calendar(
    `${event('UID:e', 'SUMMARY:Event', 'DTSTART:20260101T090000', rule, fill(line, size).trim())}\r\n`,
  );

/** A workbook whose only sheet has these rows, as XML. */
const workbook = (rows: string, columns = ''): HostileFiles => ({
  'students.csv': people,
  'rows.xlsx': zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    ),
    'xl/workbook.xml': strToU8(
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Rows" sheetId="1" r:id="r1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${columns}<sheetData>${rows}</sheetData></worksheet>`,
    ),
  }),
});

/** A file of `size` characters that keeps an import busy, and what the import says about it. */
export interface HostileExport {
  files: (size: number) => HostileFiles;
  says: string;
}

const tooManyEvents = 'This calendar has too many events; the rest of it is left out.';
const tooManyColumns = 'This table has too many columns.';
const tooManyCells = 'The workbooks in the folder have too many cells';
const badIds = 'The portal cannot take the roll numbers or employee ids';
const unknown = 'The columns of wide.csv are not known.';
const dayOfYear = Array.from({ length: 366 }, (_, index) => index + 1).join(',');

/** Exports that took minutes or filled the memory, and others of the same kinds. */
export const hostileExports: Readonly<Record<string, HostileExport>> = {
  'ids of 40,000 characters': { files: similarIds(40_000), says: badIds },
  'ids of 1,000 characters': { files: similarIds(1000), says: badIds },
  'ids of 200 characters': { files: similarIds(200), says: badIds },
  'ids of 60 characters': { files: similarIds(60), says: 'More than 5 % of the rows' },
  '50,000 columns': {
    files: (size) => columns(size, (index) => `Column ${index}`, 50_000),
    says: tooManyColumns,
  },
  '50,000 columns of days': {
    files: (size) => columns(size, (index) => `${(index % 28) + 1} Aug 2026`, 50_000),
    says: tooManyColumns,
  },
  '1,000 columns': {
    files: (size) => columns(size, (index) => `Column ${index}`, 1000),
    says: unknown,
  },
  'one line': {
    files: (size) => ({ 'students.csv': people, 'line.csv': 'Roll Number,'.repeat(size / 12) }),
    says: 'error: line.csv, line 1',
  },
  'changes of one event': {
    files: changes((index) => [
      `RECURRENCE-ID:${day(index)}T090000`,
      `DTSTART:${day(index)}T100000`,
    ]),
    says: 'Imported.',
  },
  'changes of one day': {
    files: changes(() => ['RECURRENCE-ID;VALUE=DATE:20260103', 'DTSTART:20260103T100000']),
    says: 'Imported.',
  },
  'left out dates': {
    files: withDates(
      'RRULE:FREQ=DAILY;COUNT=2000',
      (index) => `EXDATE;VALUE=DATE:${day(3000 + (index % 2000))}`,
    ),
    says: 'Imported.',
  },
  'added dates': {
    files: withDates('STATUS:CONFIRMED', (index) => `RDATE:${day(index)}T090000`),
    says: 'Imported.',
  },
  'daily events': { files: repeated('FREQ=DAILY'), says: tooManyEvents },
  'daily events of ten years': {
    files: repeated('FREQ=DAILY;UNTIL=20361231'),
    says: tooManyEvents,
  },
  'yearly events on no day': {
    files: repeated('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;UNTIL=20361231'),
    says: tooManyEvents,
  },
  'events on every day of the year': {
    files: repeated(`FREQ=YEARLY;BYYEARDAY=${dayOfYear};UNTIL=20361231`),
    says: tooManyEvents,
  },
  'cells in the last column': {
    files: (size) =>
      workbook(
        fill((index) => `<row r="${index + 1}"><c r="XFD${index + 1}"><v>1</v></c></row>`, size),
      ),
    says: tooManyColumns,
  },
  'cells without an address': {
    files: (size) => workbook(`<row r="1">${'<c><v>1</v></c>'.repeat(size / 15)}</row>`),
    says: tooManyColumns,
  },
  'cells in the last row': {
    files: (size) => workbook(fill(() => '<row><c r="Z1048576"><v>1</v></c></row>', size)),
    says: tooManyCells,
  },
  'widths of columns': {
    files: (size) =>
      workbook('', `<cols>${fill(() => '<col min="1" max="16384" width="9"/>', size)}</cols>`),
    says: tooManyCells,
  },
  'many tables': {
    files: (size) => ({
      'students.csv': people,
      'tables.csv': fill(() => 'Roll Number,Name\r\n\r\n', size),
    }),
    says: 'Imported.',
  },
  'marks of one gradebook': {
    files: (size) => ({
      'students.csv': `Roll Number,Name\r\n${fill((index) => `S${index},A`, 3000)}`,
      'moodle.csv': `Course: CS101\r\nFirst name,Last name,ID number,${Array.from({ length: 900 }, (_, index) => `Quiz: ${index} (Real)`).join(',')}\r\n${fill((index) => `A,A,S${index % 200},${'1,'.repeat(899)}1`, size)}`,
    }),
    says: 'This gradebook has too many marks.',
  },
  'marks in rows': {
    files: (size) => ({
      'students.csv': people,
      'marks.csv': `Roll Number,Subject,Exam,Marks Obtained,Max Marks\r\n${fill((index) => `25A,S,E${index},1,9`, size)}`,
    }),
    says: 'The files have too many marks of this person.',
  },
  'rows without values': {
    files: (size) => ({
      'students.csv': people,
      'rows.csv': `Roll Number,Date,Section,Status\r\n${fill(() => 'x', size)}`,
    }),
    says: 'More than 5 % of the rows',
  },
  'quotation marks': {
    files: (size) => ({ 'students.csv': `Roll Number,Name\r\n${'"a\r\n'.repeat(size / 4)}` }),
    says: 'A quotation mark opens here that is never closed.',
  },
};
