import { headerScore } from '@/tools/import/mapping/header-score';

describe('the score of a header', () => {
  it.each([
    [['sourcedId', 'status', 'dateLastModified', 'givenName']],
    [['Sl No', 'Reg. No.', 'Name of the Student', 'Mobile No']],
    [['Matrikelnummer', 'Nachname', 'Vorname']],
    [['CRN', 'Course Code', 'Days', 'Time']],
    [['ID', 'Date', 'Present']],
  ])('is high for %j', (cells) => expect(headerScore(cells)).toBeGreaterThanOrEqual(2));

  it.each([
    [['21CS01', 'Mira Sato', '2026-08-24', 'Present']],
    [['student', 'Monday', 'P', 'yes']],
    [['Attendance of CS101']],
    [['', '', '']],
  ])('is 0 for %j', (cells) => expect(headerScore(cells)).toBe(0));

  it('is higher with the right delimiter', () => {
    expect(headerScore(['Roll No;Name;Email'])).toBe(0);
    expect(headerScore(['Roll No', 'Name', 'Email'])).toBe(3);
  });

  it('survives hostile names', () => {
    expect(headerScore(['__proto__', 'constructor', 'toString'])).toBe(0);
  });
});
