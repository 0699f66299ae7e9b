import { personKinds } from '@/lib/record/person';
import { problemOf, type SignInProblemCode } from '@/lib/record/sign-in-result';

/** Every problem; the type says if one is missing. */
const problems = Object.keys({
  offline: 0,
  missing: 0,
  server: 0,
  newer: 0,
  damaged: 0,
  large: 0,
  other: 0,
  unpublished: 0,
  insecure: 0,
  browser: 0,
  storage: 0,
  others: 0,
  unreachable: 0,
  unknown: 0,
  refused: 0,
  unlisted: 0,
  malformed: 0,
} satisfies Record<SignInProblemCode, 0>) as SignInProblemCode[];

test.each(personKinds)('every problem has its own sentences for a %s, with a way on', (kind) => {
  const texts = problems.map((problem) => problemOf(problem, kind).text);
  expect(new Set(texts).size).toBe(problems.length);
  const way = /\b(?:allow|ask|check|compare|open|reload|sign in|tell|try|update|use)\b/i;
  for (const text of texts) expect(text).toMatch(way);
});

test('neither a wrong code nor an unknown person is named as such', () => {
  const { text } = problemOf('missing', 'teacher');
  expect(text).toContain('this employee id and code');
  expect(text).not.toMatch(/wrong|unknown|exist/);
});
