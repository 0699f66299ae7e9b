import { decodedForms } from '@/tools/site/privacy/reading';

test('plain text has one reading', () => {
  expect(decodedForms('Asha Verma')).toEqual(['Asha Verma']);
});

test.each([
  ['JSON in a script', String.raw`data.push([1,"{\"name\":\"Asha\u0020Verma\"}"])`],
  ['JSON as a string in a string', String.raw`"{\\\"name\\\":\\\"A\\u0073ha\\u0020Verma\\\"}"`],
  ['a line break before the name', String.raw`"by\nAsha Verma"`],
  ['letters as \\x and \\u{…}', String.raw`"\x41sha\u{20}Verma"`],
  ['HTML, by number and by name', 'Asha&#x20;Verma&#32;Asha&nbsp;Verma'],
  ['an address', '/share?name=Asha%20Verma'],
  ['an address in JSON in HTML', '&quot;name=%41sha%20Verma&quot;'],
  ['a folded line of a calendar', 'DESCRIPTION:talk by Asha V\r\n erma'],
])('%s is read as a browser would', (_what, text) => {
  expect(decodedForms(text).some((reading) => /\bAsha[\s\u00a0]Verma\b/.test(reading))).toBe(true);
});

test('what only looks like an escape stays as it is', () => {
  expect(decodedForms('100%ff and &#x110000; and \\u{110000}')).toEqual([
    '100%ff and &#x110000; and \\u{110000}',
  ]);
});
