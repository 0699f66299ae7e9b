import fc from 'fast-check';
import { LengthEvidence, looksDamaged } from '@/tools/import/value/damage';
import { isFormulaError, isNothing } from '@/tools/import/value/nothing';
import { parseNumber, parseScore } from '@/tools/import/value/number';
import { familyNameOf, personKey, splitNames } from '@/tools/import/value/person-name';
import { parseRole } from '@/tools/import/value/role';
import { createStatusParser, isUnmarked, parseStatus } from '@/tools/import/value/status';

it.each([
  ['94', 94],
  ['94.5', 94.5],
  ['8,5', 8.5],
  ['1,234.5', 1234.5],
  ['1.234,5', 1234.5],
  ['1,234', 1234],
  ['1.234', 1.234],
  ['12,34,567.5', 1234567.5],
  ['1 234,5', 1234.5],
  ["1'234.5", 1234.5],
  ['94 %', 94],
  ['94%', 94],
  ['-2', -2],
  ['.5', 0.5],
])('reads the number %s', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

it.each(['', 'A', '1,2,3', '1..2', '1e3', '12 apples', '-', '%', '1,23.4.5'])(
  'reads no number from "%s"',
  (text) => {
    expect(parseNumber(text)).toBeUndefined();
  },
);

it('reads points and their maximum', () => {
  expect(parseScore('18/20')).toEqual({ value: 18, maximum: 20 });
  expect(parseScore('18,5 / 20')).toEqual({ value: 18.5, maximum: 20 });
  expect(parseScore('18 out of 20')).toEqual({ value: 18, maximum: 20 });
  expect(parseScore('94 %')).toEqual({ value: 94, maximum: 100 });
  expect(parseScore('94')).toEqual({ value: 94 });
  expect(parseScore('1/2/2026')).toBeUndefined();
  expect(parseScore('A/B')).toBeUndefined();
});

it('reads every number as English and German write it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.integer({ min: 1, max: 99 }),
      (whole, cents) => {
        const number = (whole * 100 + cents) / 100;
        for (const locale of ['en', 'de', 'en-IN']) {
          const text = number.toLocaleString(locale, { minimumFractionDigits: 2 });
          expect([text, parseNumber(text)]).toEqual([text, number]);
        }
      },
    ),
  );
});

describe('a damaged id', () => {
  it('is recognised if a spreadsheet has rounded it', () => {
    expect(looksDamaged('1.02E+11')).toEqual({ kind: 'rounded', likely: '102?????????' });
    expect(looksDamaged('1,02E+11')).toEqual({ kind: 'rounded', likely: '102?????????' });
    expect(looksDamaged('2E+5')?.likely).toBe('2?????');
    expect(looksDamaged('2.2E+104')?.likely).toBe('22E103');
    for (const id of [
      '2E1',
      '22E101',
      '220E5',
      'E-11',
      '102E',
      '102000000000',
      'CS1E+2',
      '1.02E11',
    ])
      expect(looksDamaged(id)).toBeUndefined();
  });

  const lengthOf = (ids: readonly string[]) => {
    const evidence = new LengthEvidence();
    ids.forEach((id) => evidence.observe(id));
    return evidence.length;
  };

  it('is recognised by the length of the other ids', () => {
    const length = lengthOf(['03100500', '13100501', 'x1', '3100502']);
    expect(length).toBe(8);
    expect(looksDamaged('3100502', length)).toEqual({ kind: 'lost-zeros', likely: '03100502' });
    expect(looksDamaged('13100501', length)).toBeUndefined();
    expect(looksDamaged('x1', length)).toBeUndefined();
  });

  it('is not suspected where ids simply count', () => {
    expect(lengthOf(Array.from({ length: 1200 }, (_, index) => String(index + 1)))).toBeUndefined();
    expect(lengthOf(['007', '12345'])).toBeUndefined();
    expect(lengthOf([])).toBeUndefined();
  });
});

it('has one key for a name with titles, dots, capitals and another order', () => {
  const key = personKey('Grace Obi');
  for (const name of ['Prof.(Dr.) GRACE OBI', 'Obi, Grace', 'Mrs. grace  obi', 'DR.OBI GRACE'])
    expect([name, personKey(name)]).toEqual([name, key]);
  expect(personKey('V. Rao')).toBe(personKey('Mr. V Rao'));
  expect(personKey('V. Rao')).not.toBe(personKey('N. Rao'));
  // A name that is nothing but a title is a name.
  expect(personKey('Dr')).not.toBe('');
  expect(personKey('శ్రీ లక్ష్మి')).not.toBe(personKey('శ్రీ'));
});

it.each([
  ['Jo Hansen / Grace Obi', ['Jo Hansen', 'Grace Obi']],
  ['Jo Hansen & Grace Obi', ['Jo Hansen', 'Grace Obi']],
  ['Dr. Rao+Dr. Obi; S. Roy\nA. B', ['Dr. Rao', 'Dr. Obi', 'S. Roy', 'A. B']],
  ['Dr. V. Rao, Ms. S. Roy', ['Dr. V. Rao', 'Ms. S. Roy']],
  ['V.Rao,S.Roy', ['V.Rao', 'S.Roy']],
  ['Hansen, Jo', ['Hansen, Jo']],
])('splits the names of %j', (text, names) => {
  expect(splitNames(text)).toEqual(names);
});

it('drops a family name that only fills its field', () => {
  for (const family of ['.', '-', '', 'Asha K', 'ASHA K.'])
    expect([family, familyNameOf(family, 'Asha K.')]).toEqual([family, undefined]);
  for (const family of ['Null', 'Na', 'Das', 'X'])
    expect(familyNameOf(family, 'Asha')).toBe(family);
});

describe('attendance', () => {
  it.each([
    [
      'present',
      [
        'P',
        'p',
        'Present',
        'TRUE',
        '1',
        'Y',
        'Yes',
        '✓',
        '✔',
        'In attendance',
        'Anwesend',
        'présent',
      ],
    ],
    [
      'absent',
      ['A', 'ab', 'Absent', 'FALSE', '0', 'N', 'no', 'Unexcused Absence', 'abwesend', 'falta'],
    ],
    ['late', ['L', 'Late', 'Tardy', 'verspätet', 'en retard']],
    [
      'excused',
      [
        'E',
        'Excused',
        'Excused absence',
        'On Duty',
        'on-duty',
        'O.D.',
        'leave',
        'ML',
        'entschuldigt',
      ],
    ],
  ])('reads the words for %s', (status, words) => {
    for (const word of words) expect([word, parseStatus(word)]).toEqual([word, status]);
  });

  it('does not guess words that colleges use differently', () => {
    for (const word of ['X', 'T', '?', '', 'P (2/2)', '2', 'maybe'])
      expect(parseStatus(word)).toBeUndefined();
  });

  it('knows the words for a day without a class, and those of the college', () => {
    for (const word of ['H', 'hol', 'SUN', 'W.O.', 'Holiday'])
      expect([word, parseStatus(word)]).toEqual([word, 'none']);
    expect(createStatusParser({ NIL: 'none' })('nil')).toBe('none');
  });

  it('reads the words of the college before the usual ones', () => {
    const parse = createStatusParser({ X: 'present', l: 'excused' });
    expect(parse('x')).toBe('present');
    expect(parse('L')).toBe('excused');
    expect(parse('L')).toBe('excused');
    expect(parse('A')).toBe('absent');
    expect(parseStatus('L')).toBe('late');
  });

  it('knows what is not marked', () => {
    for (const text of ['', '?', '-', 'NA']) expect(isUnmarked(text)).toBe(true);
    expect(isUnmarked('A')).toBe(false);
  });
});

it.each([
  ['student', ['student', 'Learner', 'StudentEnrollment', 'estudiante']],
  [
    'teacher',
    ['teacher', 'editingteacher', 'Instructor', 'Professor', 'TeacherEnrollment', 'faculty'],
  ],
  ['other', ['administrator', 'parent', 'ta', 'observer', 'systemAdministrator']],
])('reads the roles of a %s', (role, words) => {
  for (const word of words) expect([word, parseRole(word)]).toEqual([word, role]);
});

it('does not guess a role', () => {
  expect(parseRole('captain')).toBeUndefined();
});

it('knows what means nothing', () => {
  for (const text of ['', 'NA', 'n/a', '-', 'null', '—']) expect(isNothing(text)).toBe(true);
  for (const text of ['0', 'No', 'N', 'Nan Wu', 'naan']) expect(isNothing(text)).toBe(false);
});

it('tells the error of a formula from a cell without a value', () => {
  for (const text of ['#N/A', '#REF!', '#name?', '#VALUE!', '#DIV/0!']) {
    expect(isFormulaError(text)).toBe(true);
    expect(isNothing(text)).toBe(false);
  }
  for (const text of ['#12', '# of students', 'REF!', '']) expect(isFormulaError(text)).toBe(false);
});
