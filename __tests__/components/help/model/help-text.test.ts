import { rulesText } from '@/components/help/model/help-text';
import { rules } from '../register';

test('The rules are one sentence', () => {
  expect(rulesText(rules)).toBe(
    'attendance is below 75%, attendance fell by 10 points and 2 classes or more from one month to the next (months of fewer than 10 classes are taken together), 2 or more assignments are missing or marks are below 40%',
  );
});

test('Rules that the college does not have are left out', () => {
  const none = { ...rules, attendance: null, fall: null, missing: null, marks: null };
  expect(rulesText(none)).toBe('');
  expect(rulesText({ ...none, missing: 1 })).toBe('an assignment is missing');
});
