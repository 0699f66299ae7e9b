import { strToU8, zipSync } from 'fflate';

/** The files of an export that keeps an import busy, by path below college/in. */
export type HostileFiles = Readonly<Record<string, string | Uint8Array>>;

/** About as many characters has each of the exports. */
export const hostileSize = 3_000_000;

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
  'events.ics': `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events}END:VCALENDAR\r\n`,
});

const event = (...lines: string[]): string =>
  ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');

const day = (index: number): string =>
  new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10).replaceAll('-', '');

const repeated = (rule: string) => (size: number) =>
  calendar(
    fill(
      (index) => event(`UID:e${index}`, 'SUMMARY:Event', 'DTSTART:20260101T090000', `RRULE:${rule}`),
      size,
    ),
  );

/** A workbook whose only sheet has these rows, as XML. */
const workbook = (rows: string): HostileFiles => ({
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
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
    ),
  }),
});

/** Exports that took minutes or filled the memory, and others of the same kinds; each as large as is asked for. */
export const hostileExports: Readonly<Record<string, (size: number) => HostileFiles>> = {
  'ids of 40,000 characters': similarIds(40_000),
  'ids of 1,000 characters': similarIds(1000),
  'ids of 200 characters': similarIds(200),
  'ids of 60 characters': similarIds(60),
  '50,000 columns': (size) => columns(size, (index) => `Column ${index}`, 50_000),
  '50,000 columns of days': (size) => columns(size, (index) => `${(index % 28) + 1} Aug 2026`, 50_000),
  '1,000 columns': (size) => columns(size, (index) => `Column ${index}`, 1000),
  '1,000 columns of marks': (size) => columns(size, (index) => index === 0 ? 'Roll Number' : `Quiz ${index} (${index})`, 1000),
  'one line': (size) => ({ 'students.csv': people, 'line.csv': 'Roll Number,'.repeat(size / 12) }),
  'changes of one event': (size) =>
    calendar(
      `${event('UID:e', 'SUMMARY:Event', 'DTSTART:20260101T090000', 'RRULE:FREQ=DAILY')}\r\n${fill(
        (index) => event('UID:e', 'SUMMARY:Other', `RECURRENCE-ID:${day(index)}T090000`, `DTSTART:${day(index)}T100000`),
        size,
      )}`,
    ),
  'changes of one day': (size) =>
    calendar(
      `${event('UID:e', 'SUMMARY:Event', 'DTSTART:20260101T090000', 'RRULE:FREQ=DAILY')}\r\n${fill(
        () => event('UID:e', 'SUMMARY:Other', 'RECURRENCE-ID;VALUE=DATE:20260103', 'DTSTART:20260103T100000'),
        size,
      )}`,
    ),
  'dates without an event': (size) =>
    calendar(
      `${event('UID:e', 'SUMMARY:Event', 'DTSTART:20260101T090000', 'RRULE:FREQ=DAILY;COUNT=2000', fill((index) => `EXDATE;VALUE=DATE:${day(index % 2000 + 3000)}`, size).trim())}\r\n`,
    ),
  'added dates': (size) =>
    calendar(
      `${event('UID:e', 'SUMMARY:Event', 'DTSTART:20260101T090000', fill((index) => `RDATE:${day(index)}T090000`, size).trim())}\r\n`,
    ),
  'daily events': repeated('FREQ=DAILY'),
  'daily events of ten years': repeated('FREQ=DAILY;UNTIL=20361231'),
  'yearly events on no day': repeated('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;UNTIL=20361231'),
  'events on all days of the year': repeated(`FREQ=YEARLY;BYYEARDAY=${Array.from({length:366},(_, i)=>i+1).join(',')};UNTIL=20361231`),
  'cells in the last column': (size) => workbook(fill((index) => `<row r="${index + 1}"><c r="XFD${index + 1}"><v>1</v></c></row>`, size)),
  'cells without an address': (size) => workbook(`<row r="1">${'<c><v>1</v></c>'.repeat(size / 15)}</row>`),
  'rows far apart': (size) => workbook(fill((index) => `<row r="${(index % 60) * 17_000 + 1}"><c r="A${(index % 60) * 17_000 + 1}"><v>${index}</v></c></row>`, size)),
  'many cells': (size) => workbook(fill((index) => `<row r="${index + 1}">${'<c><v>1</v></c>'.repeat(500)}</row>`, size * 5)),
  'many tables': (size) => ({ 'students.csv': people, 'tables.csv': fill(() => 'Roll Number,Name\r\n\r\n', size) }),
  'rows with other widths': (size) => ({ 'students.csv': `Roll Number,Name\r\n${fill((index) => ','.repeat(index % 7), size)}` }),
  'one-line rows': (size) => ({ 'students.csv': `Roll Number,Name\r\n${'x\r\n'.repeat(size / 3)}` }),
  'quotation marks': (size) => ({ 'students.csv': `Roll Number,Name\r\n${'"a\r\n'.repeat(size / 4)}` }),
};
