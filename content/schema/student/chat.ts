import { z } from 'zod';
import { id, line, listOf, minute } from '../common';

/** A conversation. */
const chat = z.strictObject({
  id,
  name: line(80).describe('The person or the group.'),
  message: line(300).describe('The last message.'),
  at: minute.describe('When it was sent.'),
});

/** The conversations, newest first. */
export const chats = listOf(chat);
