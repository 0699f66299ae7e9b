import { join } from 'node:path';
import { examplesIn } from '../examples';
import { calendarText, eventLines, readText } from './read';

/** Lines without a BEGIN are those of one event. */
const linesOf = (lines: string[]) =>
  lines.some((line) => line.startsWith('BEGIN:')) ? lines : eventLines(...lines);

it.each(examplesIn(join(__dirname, 'examples.txt'), 'zone'))(
  '$title',
  ({ field, lines, expected }) => {
    const text = calendarText(...linesOf(lines));
    expect(readText(text, { timeZone: field('zone') ?? 'Asia/Kolkata' }).said).toEqual(expected);
  },
);
