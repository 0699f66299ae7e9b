import type { Message } from '@/lib/drop/chat';
import type { OutLetter } from '@/lib/drop/letters';
import {
  conversationsOf,
  hasTerms,
  messageLine,
  messageState,
} from '@/components/chat/model/conversation';

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

test.each<[Partial<OutLetter>, boolean, string]>([
  [{ state: 'waiting' }, true, 'Waits to be sent'],
  [{ state: 'waiting' }, false, 'Not sent. The college has no box for it any more.'],
  [{ state: 'sent' }, true, 'Sent'],
  [{ state: 'seen' }, true, 'Seen by the teacher’s device'],
  [{ state: 'failed', problem: 'tooLarge' }, true, 'Not sent. It is too large to be sent.'],
])('A message with the letter %j says where it is', (letter, canWrite, text) => {
  expect(messageState(letter as OutLetter, canWrite)).toBe(text);
});

test('A message says nothing once its letter is forgotten', () => {
  expect(messageState(undefined, true)).toBe('');
});

test('Without a search no message is read, because there may be 10,000', () => {
  const text = jest.fn(() => 'Hello');
  const unread = Object.defineProperty({}, 'text', { get: text }) as Message;
  expect(hasTerms(unread, ' ')).toBe(true);
  expect(text).not.toHaveBeenCalled();
  expect(hasTerms(unread, 'hello')).toBe(true);
});

test('a message in the record is beside the letters of its person, but of nobody if two have the name', () => {
  const chats = [
    { id: 'a', name: 'Dr. Ananya Rao', message: 'Come at two.', at: '2026-11-26T09:30' },
  ];
  const of = (...written: string[]) =>
    conversationsOf(
      written.map((id) => ({ id, written: id, name: 'Dr. ANANYA Rao' })),
      { messages: new Map(), letters: new Map(), chats },
    ).map(({ id, published }) => [id, published.length]);
  expect(of('FAC-0117')).toEqual([['FAC-0117', 1]]);
  expect(of('FAC-0117', 'FAC-0118')).toEqual([
    ['record:Dr. Ananya Rao', 1],
    ['FAC-0117', 0],
    ['FAC-0118', 0],
  ]);
});
