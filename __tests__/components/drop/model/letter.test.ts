import {
  lettersAbout,
  letterState,
  letterSteps,
  newLetters,
  newLettersText,
  problemOf,
  problemText,
  recipientOf,
  type NewLetter,
} from '@/components/drop/model/letter';
import type { OutLetter } from '@/lib/drop/letters';

const at = '2026-11-20T09:30:00.000Z';

const own = (more: Partial<OutLetter> = {}): OutLetter => ({
  ...{ id: '1', direction: 'out', at, kind: 'request', with: 'FAC-0117', about: ['poetry'] },
  state: 'waiting',
  ...more,
});

const received = (id: string, from: string, more: Partial<NewLetter> = {}): NewLetter => ({
  ...{ id, direction: 'in', at, kind: 'request', with: from, letter: id, written: at },
  state: 'new',
  ...more,
});

const name = 'Dr. Ananya Rao';
const boxes = [{ teacher: 'FAC-0117', name }];

test('a letter says where it is, from waiting to decided', () => {
  expect(letterState(own(), boxes)).toBe('Waits to be sent to Dr. Ananya Rao');
  const sent = own({ state: 'sent', sentAt: at });
  expect(letterState(sent, boxes)).toMatch(/^Sent to Dr\. Ananya Rao, 20 Nov 2026 /);
  const seen = own({ ...sent, state: 'seen', seenAt: '2026-11-20T10:00:00.000Z' });
  expect(letterState(seen, boxes)).toMatch(/^Seen by the teacher’s device, 20 Nov 2026 /);
  const decided = own({ ...seen, state: 'answered', answeredAt: '2026-11-21T08:00:00.000Z' });
  expect(letterState(decided, boxes)).toMatch(/^Decided, 21 Nov 2026 /);
  expect(letterSteps(decided, name).map(({ term }) => term)).toEqual([
    'Sent to Dr. Ananya Rao',
    'Seen by the teacher’s device',
    'Decided',
  ]);
});

test('a letter that waits for a box that the college does not have any more is not sent', () => {
  expect(letterState(own(), [])).toBe('Not sent: save it as a file');
  expect(problemOf(own(), [])).toBe('noBox');
  expect(problemOf(own({ state: 'sent', sentAt: at }), [])).toBeUndefined();
  expect(problemOf(own(), boxes)).toBeUndefined();
});

test('a letter to a teacher who left before the decision can be sent to another one', () => {
  const open = own({ state: 'sent', sentAt: at, file: 'request' });
  const others = [{ teacher: 'FAC-0200', name: 'Prof. X' }];
  expect(problemOf(open, others)).toBe('noBox');
  expect(letterState(open, others)).toBe('Not answered: send it to another teacher');
  expect(problemOf(open, boxes)).toBeUndefined();
  // The decision came in a file.
  expect(problemOf(own({ state: 'sent', sentAt: at }), others)).toBeUndefined();
});

test.each(['tooLarge', 'noBox', 'notSetUp', 'lost'] as const)(
  'a letter that cannot be sent says why and what to do: %s',
  (problem) => {
    expect(letterState(own({ state: 'failed', problem }), boxes)).toBe(
      'Not sent: save it as a file',
    );
    expect(problemText(problem)).toMatch(/^[A-Z].*\. Save it as a file instead\.$/);
  },
);

test('of several letters about an activity, the last one counts', () => {
  const later = own({ id: '2', at: '2026-11-21T09:30:00.000Z' });
  const letters = [later, own(), received('3', '25CSE1042')];
  expect(lettersAbout(letters).get('poetry')).toBe(later);
});

test('new requests are counted with their students', () => {
  const letters = [
    received('1', '25CSE1042'),
    received('2', '25CSE1042'),
    received('3', '25CSE1058'),
    received('4', '25CSE1058', { state: 'taken' }),
    own(),
  ];
  expect(newLettersText(newLetters(letters, 'request'))).toBe('3 new requests from 2 students');
  expect(newLettersText(newLetters(letters.slice(0, 1), 'request'))).toBe(
    '1 new request from 1 student',
  );
});

test('a teacher who left is called by the employee id', () => {
  const boxes = [{ teacher: 'FAC-0117', name }];
  expect(recipientOf(own(), boxes)).toBe(name);
  expect(recipientOf(own({ with: 'FAC-0200' }), boxes)).toBe('FAC-0200');
});
