import { brief, onlyCells, readFolder } from './read-folder';

const latin = (text: string) => Buffer.from(text, 'latin1');

test('Windows-1252 is read with its quotes and its euro sign, and noted as guessed', async () => {
  const read = await readFolder({ 'a.csv': latin('id,note\n1,x\n2,\x80 5 \x93M\xfcller\x94\n') });
  expect(onlyCells(read)[1]).toEqual(['2', '€ 5 “Müller”']);
  expect(brief(read)).toEqual(['note guessed-encoding a.csv:3']);
});

test('A file that is chosen to be in another encoding is read in it', async () => {
  const bytes = { 'a.csv': latin('id,note\n1,\xc0\xed\xed\xe0\n') };
  const encodingOf = (path: string) => (path === 'a.csv' ? 'windows-1251' : undefined);
  const read = await readFolder(bytes, { encodingOf });
  expect(onlyCells(read)).toEqual([['1', 'Анна']]);
  expect(read.problems).toEqual([]);
  const wrong = await readFolder(bytes, { encodingOf: () => 'windows-9' });
  expect(brief(wrong)).toEqual(['error unknown-encoding a.csv']);
});

test('A byte order mark overrules the chosen encoding', async () => {
  const read = await readFolder(
    { 'a.csv': '\ufeffid,note\n1,Müller\n' },
    { encodingOf: () => 'windows-1251' },
  );
  expect(onlyCells(read)).toEqual([['1', 'Müller']]);
});

test('A file with many damaged letters is an error once', async () => {
  const row = Buffer.concat([Buffer.from('1,äöü '), latin('\xe4\n')]);
  const rows = Array.from({ length: 1500 }, () => row);
  const read = await readFolder({ 'a.csv': Buffer.concat([Buffer.from('id,note\n'), ...rows]) });
  expect(brief(read)).toEqual(['error mixed-encoding a.csv']);
});

test('A file that is not text is an error, and so are files with another content than their name says', async () => {
  const read = await readFolder({
    'a.csv': Buffer.alloc(100_000),
    'b.csv': '<!DOCTYPE html><html><body>Sign in</body></html>',
    'c.xlsx': 'id,full name\n',
    'd.csv': Buffer.from('PK\x03\x04 and more'),
    'e.csv': '%PDF-1.7',
    'f.xlsx': Buffer.from('d0cf11e0a1b11ae10000', 'hex'),
    'g.zip': 'id,full name\n',
  });
  expect(brief(read)).toEqual([
    'error not-text a.csv',
    'error web-page b.csv',
    'error save-as-xlsx c.xlsx',
    'error wrong-name d.csv',
    'error save-as-xlsx e.csv',
    'error encrypted-workbook f.xlsx',
    'error damaged-zip g.zip',
  ]);
});

test.each(['xls', 'xlsb', 'ods', 'numbers', 'pdf', 'docx'])(
  'A file of the kind %s is to be saved as xlsx or CSV',
  async (extension) => {
    const { problems } = await readFolder({ [`a.${extension}`]: 'something' });
    expect(problems).toMatchObject([{ severity: 'error', code: 'save-as-xlsx' }]);
    expect(problems[0]?.action).toContain('save it as xlsx or CSV');
  },
);

test('A text with tabs is read although it is named .xls, as some systems write it', async () => {
  const bytes = Buffer.from('\ufeffid\tfull name\n1\tAnn\n', 'utf16le');
  expect(onlyCells(await readFolder({ 'gradebook.xls': bytes }))).toEqual([['1', 'Ann']]);
});

test('Calendars are given as text', async () => {
  const text = 'BEGIN:VCALENDAR\r\nSUMMARY:Prüfung\r\nEND:VCALENDAR\r\n';
  const { calendars, files } = await readFolder({ 'a.ics': Buffer.from(`\ufeff${text}`) });
  expect(calendars).toEqual([{ file: 'a.ics', text: text.replaceAll('\r', '') }]);
  expect(files).toMatchObject([{ path: 'a.ics' }]);
});
