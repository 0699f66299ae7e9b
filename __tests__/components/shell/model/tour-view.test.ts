import { employerLink, studentView, teacherView } from '@/components/shell/model/tour-view';
import type { Records } from '@/lib/store/record';

const names = { student: 'Pranav', teacher: 'Prof. Deshmukh' };
const at = '2026-11-28T08:00:00.000Z';
const later = '2026-11-28T09:00:00.000Z';

type Step = { what: string; at: string; by?: string };

const activity = (...history: Step[]) =>
  ({
    ...{ id: 'a', origin: 'device', removed: false, at },
    fields: { name: 'Robotics for Everyone', history },
  }) as unknown as Records['activities'];

const letter = {
  ...{ id: 'l', direction: 'out', kind: 'request', at, sentAt: at, state: 'sent' },
  ...{ with: 'PG', about: ['a'] },
} as unknown as Records['letters'];

const submitted = { what: 'submitted', at };
const decided = (what: string) => ({ what, at: later, by: 'Prof. Samarth Deshmukh' });

test.each([
  [[], [], 'You are Pranav, a student. Hand in an activity to start.', 'Submit for Approval'],
  [
    [activity(submitted)],
    [],
    '“Robotics for Everyone” is not sent yet. Send it under Your Activities.',
  ],
  [
    [activity(submitted)],
    [letter],
    '“Robotics for Everyone” is with Prof. Deshmukh.',
    'Decide it as the teacher',
  ],
  [
    [activity(submitted, decided('approved'))],
    [letter],
    'Prof. Deshmukh approved it.',
    'See what an employer sees',
  ],
  [
    [activity(submitted, decided('returned'))],
    [letter],
    'Prof. Deshmukh asks for a change. Edit it, then submit it again.',
  ],
] as const)(
  'the student reads what happened last, and has at most one step',
  (own, sent, text, label = undefined) => {
    const view = studentView(own, sent, names);
    expect(view.text).toBe(text);
    expect(view.step?.label).toBe(label);
  },
);

test('an approved activity leads to the page of the employer', () => {
  const view = studentView([activity(submitted, decided('approved'))], [letter], names);
  expect(view.step?.href).toBe(employerLink);
});

const submission = (id: string, ...history: Step[]) =>
  ({
    ...{ id, at, letter: 'l', revision: 'r', status: history.length > 1 ? 'Approved' : 'Pending' },
    ...{ fields: { name: 'Robotics for Everyone' }, history },
  }) as unknown as Records['submissions'];

test('the teacher reads how many requests arrived, and then what was decided', () => {
  expect(teacherView([], names).step).toBeUndefined();
  const one = teacherView([submission('s', submitted)], names);
  expect(one.text).toBe(
    '1 request from Pranav has arrived. In a college it comes as a letter or a file.',
  );
  expect(one.step).toMatchObject({ label: 'Review it', submission: 's' });
  const two = teacherView([submission('s', submitted), submission('t', submitted)], names);
  expect(two.text).toMatch(/^2 requests from Pranav have arrived/);
  const back = teacherView([submission('s', submitted, decided('approved'))], names);
  expect(back.text).toBe('You approved “Robotics for Everyone”.');
  expect(back.step?.label).toBe('See it as Pranav');
});
