import { z } from 'zod';
import { id, line, listOf, minute, newestFirst } from '../common';
import { limits } from '../limits';
import { personal, sample } from '../personal';

const chat = z.strictObject({
  id,
  name: personal(line(limits.person).describe('The person or the group.'), 'detail'),
  message: personal(line(300).describe('The last message.'), 'detail'),
  at: minute.describe('When it was sent.'),
});

/** Newest first. */
export const chats = listOf(chat).extend({ sample }).check(newestFirst);

export type Chat = z.infer<typeof chat>;
