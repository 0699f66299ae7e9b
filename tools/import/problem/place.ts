import type { Column } from '../source/table';
import type { Place } from './data-problem';

/** A place as text, for example "roster.zip/users.csv, line 12, column role (D)". */
export function showPlace({ file, sheet, line, column }: Place): string {
  return [
    sheet === undefined ? file : `${file}, ${sheet}`,
    ...(line === undefined ? [] : [`line ${line}`]),
    ...(column === undefined ? [] : [`column ${showColumn(column)}`]),
  ].join(', ');
}

/** A column as text: its header, and its letters as a spreadsheet shows them. */
export const showColumn = ({ name, index }: Column): string =>
  name === '' ? columnLetters(index) : `${name} (${columnLetters(index)})`;

/** The letters of a column: A for 0, Z for 25, AA for 26. */
export function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter;
}

/** A value as one line without characters that control a terminal, shortened to 80 characters. */
export function showValue(value: string): string {
  const line = value
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/gu, '');
  const characters = [...line];
  return characters.length > 80 ? `${characters.slice(0, 79).join('')}…` : line;
}
