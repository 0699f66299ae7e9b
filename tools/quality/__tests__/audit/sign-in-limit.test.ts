import { describeSignIn, tooSlowToSignIn } from '@/tools/quality/audit/sign-in-limit';

test('a sign-in of more than 2.5 seconds is too slow', () => {
  expect(tooSlowToSignIn(2500)).toEqual([]);
  expect(tooSlowToSignIn(2501)).toEqual([
    'Signing in takes 2501 ms to the painted dashboard, but must take at most 2500 ms.',
  ]);
});

test('the report has the time and its limit, if it was measured', () => {
  expect(describeSignIn(1938)).toContain('takes 1938 ms; the limit is 2500 ms');
  expect(describeSignIn(undefined)).toBe('');
});
