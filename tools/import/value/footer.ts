import { parseNumber } from './number';

const whole =
  /^(?:(?:grand|sub|class|column|section|overall)[ -]?)?(?:totals?|average|avg|mean|median|sum|std\.? ?dev|standard deviation|count|overall|max(?:imum)?|min(?:imum)?|highest|lowest|strength)(?: (?:no\.?|of|the|marks?|scores?|points|present|absent|present\/absent|strength|students?|attendance|classes|percentage|%))*\s*[:=]?\s*[\d.,]*$/i;
const note =
  /^(?:notes?|legend|hod|principal|dean|date|place|signatures?|sign|total strength|(?:class |course |time ?table |faculty )?(?:teacher|in-?charge|co-?ordinator)|head of (?:the )?department)(?: (?:sign(?:ature)?|incharge))?\s*[:.]?$|^(?:signature|prepared|checked|verified|approved) (?:of|by)\b|^(?:notes?|legend|signature|abbreviations?)\s*[:=-]|^[pa]\s*[=-]\s|^(?:number|no\.?|#) of\b|^present$|^absent$/i;

/** Returns true if a text labels a row below the persons of a table, such as "Class average" and "Prepared by". */
export const isLabel = (text: string): boolean =>
  text !== '' && text.length < 120 && (whole.test(text) || note.test(text));

/** Returns true if a row has only figures beside its label, such as "Total" or "Class average". */
export function isSumRow(cells: readonly string[]): boolean {
  const first = cells.find((cell) => cell !== '') ?? '';
  return (
    isLabel(first) &&
    cells.every((cell) => cell === '' || cell === first || parseNumber(cell) !== undefined)
  );
}

/**
 * Returns true if a row is below the persons of a table. `person` is what it has in place of a person: a row with an id is of
 * a person, whatever the name begins with.
 */
export const isFooter = (cells: readonly string[], person: string): boolean =>
  person === '' ? isLabel(cells.find((cell) => cell !== '') ?? '') : isLabel(person);
