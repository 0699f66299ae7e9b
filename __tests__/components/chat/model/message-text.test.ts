import type { Message } from '@/lib/drop/chat';
import type { OutLetter } from '@/lib/drop/letters';
import {
  conversationText,
  hoursText,
  isInHours,
  messageLine,
  messageState,
} from '@/components/chat/model/message-text';

const message: Message = {
  ...{ id: 'a', at: '2026-11-26T04:00:00.000Z', with: 'EMP-1', direction: 'in' },
  ...{ order: 1, text: 'See\nthis' },
};
const file = { file: 'f', name: 'Unit 1.pdf', size: 9, sha256: 'a'.repeat(64) };

test('A message is one line in the list, and a PDF alone has its name', () => {
  expect(messageLine(message)).toBe('See this');
  expect(messageLine({ ...message, direction: 'out', text: '', file })).toBe(
    'You: PDF: Unit 1.pdf',
  );
  expect(messageLine({ ...message, section: 'CSE-A' })).toBe('To all of CSE-A: See this');
});

test('A conversation is saved as text in the college’s time', () => {
  const messages = [
    { ...message, section: 'CSE-A' },
    { ...message, id: 'b', direction: 'out' as const, text: '', file },
  ];
  const chat = { id: 'EMP-1', written: 'EMP-1', name: 'Dr. Rao', canWrite: true };
  const text = conversationText(
    { ...chat, messages, unread: [], settings: undefined },
    'Asia/Kolkata',
  );
  expect(text).toBe(
    [
      'Conversation with Dr. Rao (EMP-1)',
      'Times: Asia/Kolkata',
      '',
      '26 Nov 2026 | 9:30AM, Dr. Rao:',
      'To all of CSE-A',
      'See\nthis',
      '',
      '26 Nov 2026 | 9:30AM, You:',
      '[PDF: Unit 1.pdf]',
      '',
    ].join('\n'),
  );
});

test('Hours name the days from Monday on', () => {
  expect(hoursText({ days: [0, 5, 1], from: '09:00', to: '17:30' })).toBe(
    'Mon, Fri, Sun, 9:00AM to 5:30PM',
  );
  expect(hoursText({ days: [5], from: '22:00', to: '02:00' })).toBe(
    'Fri, 10:00PM to 2:00AM the next day',
  );
});

test.each([
  ['Thursday', '2026-11-26', '22:30', false],
  ['before', '2026-11-27', '21:59', false],
  ['the start', '2026-11-27', '22:00', true],
  ['the last minute of the day', '2026-11-27', '23:59', true],
  ['midnight', '2026-11-28', '00:00', true],
  ['the last minute of the hours', '2026-11-28', '01:59', true],
  ['the end', '2026-11-28', '02:00', false],
  ['the night after the night before', '2026-11-27', '01:00', false],
  ['the evening after', '2026-11-28', '22:30', false],
])('Hours from Friday 22:00 to 02:00: %s', (_what, day, time, isIn) => {
  expect(isInHours({ days: [5], from: '22:00', to: '02:00' }, { day, time })).toBe(isIn);
});

test('Hours of a Saturday night end on Sunday, and hours without midnight on their day', () => {
  const night = { day: '2026-11-29', time: '01:00' };
  expect(isInHours({ days: [6], from: '22:00', to: '02:00' }, night)).toBe(true);
  expect(isInHours({ days: [6], from: '00:30', to: '02:00' }, night)).toBe(false);
  expect(isInHours({ days: [0], from: '00:30', to: '02:00' }, night)).toBe(true);
});

test.each<[Partial<OutLetter>, boolean, string]>([
  [{ state: 'waiting' }, true, 'Waits to be sent'],
  [{ state: 'waiting', busy: true }, true, 'Waits to be sent: the box gets too many letters'],
  [{ state: 'waiting' }, false, 'Not sent. The college has no box for it any more.'],
  [{ state: 'sent' }, true, 'Sent'],
  [{ state: 'seen' }, true, 'Seen by the teacher’s device'],
  [
    { state: 'failed', problem: 'closed' },
    true,
    'Not sent. The teacher has closed the conversation.',
  ],
])('A message with the letter %j says where it is', (letter, canWrite, text) => {
  expect(messageState(letter as OutLetter, canWrite)).toBe(text);
});

test('A message says nothing once its letter is forgotten', () => {
  expect(messageState(undefined, true)).toBe('');
});
