import { createHash } from 'node:crypto';

/** The one person whom the gates of the tests know. */
export const person = { name: 'asha', password: 'correct horse battery staple' } as const;

/** What that person's browser sends. */
export const credentials = `Basic ${Buffer.from(`${person.name}:${person.password}`).toString('base64')}`;

/** A line of a password file as nginx and Apache read it. */
export const passwordLine = `${person.name}:{SHA}${createHash('sha1').update(person.password).digest('base64')}\n`;

/** Takes the mark of a comment off the lines between two lines, both included: what a person does to use a gate. */
export function uncomment(text: string, first: string, last: string): string {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.includes(first));
  const end = lines.findIndex((line, index) => index >= start && line.includes(last));
  if (start < 0 || end < 0) throw new Error(`There are no lines from "${first}" to "${last}".`);
  return lines
    .map((line, index) => (index < start || index > end ? line : line.replace(/^(\s*)#/, '$1')))
    .join('\n');
}
