import { parseNumber } from './number';

/** Labels of rows below the persons, such as signatures and totals of columns. */
const label =
  /^(?:grand |sub|class |column )?(?:totals?|average|mean|median|sum|std\.? ?dev|standard deviation|count|overall|maximum|minimum|highest|lowest)\b[^\d]*$|^(?:signature|sign\b|note\b|notes\b|legend|prepared by|checked by|hod\b|p\s*=|number of|no\.? of|# of)/i;
const sum =
  /^(?:(?:grand |sub|class |column )?(?:totals?|average|mean|median|sum|count|overall|highest|lowest)|present|absent)\b[^\d]*\d*$/i;

/** Whether a row has only figures beside its label, such as "Total", "Class average" or "Present". */
export function isSumRow(cells: readonly string[]): boolean {
  const first = cells.find((cell) => cell !== '') ?? '';
  return (
    sum.test(first) &&
    cells.every((cell) => cell === '' || cell === first || parseNumber(cell) !== undefined)
  );
}

/** Whether a row is below the persons of a table. `person` is what it has in place of a person. */
export const isFooter = (cells: readonly string[], person: string): boolean =>
  label.test(person) || label.test(cells[0] ?? '') || isSumRow(cells);
