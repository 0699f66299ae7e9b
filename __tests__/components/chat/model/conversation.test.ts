import { hasTerms } from '@/components/chat/model/conversation';
import type { Message } from '@/lib/drop/chat';

test('Without a search no message is read, because there may be 10,000', () => {
  const text = jest.fn(() => 'Hello');
  const message = Object.defineProperty({}, 'text', { get: text }) as Message;
  expect(hasTerms(message, ' ')).toBe(true);
  expect(text).not.toHaveBeenCalled();
  expect(hasTerms(message, 'hello')).toBe(true);
});
