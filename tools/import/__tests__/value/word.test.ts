import { isFormulaError, isNothing } from '@/tools/import/value/nothing';
import { parseRole } from '@/tools/import/value/role';
import { createStatusParser, isUnmarked, parseStatus } from '@/tools/import/value/status';

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
