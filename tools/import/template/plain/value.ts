import type { Unit } from '../../model/new-section';
import { familyNameOf } from '../../value/person-name';
import { parseSemester } from '../../value/semester';
import type { RowWriter } from '../template';

/** Endings of names after a comma that are no given names. */
const degrees =
  /^(?:jr|sr|ii|iii|iv|ph\.?\s?d|m\.?\s?d|m\.?\s?a|m\.?\s?sc|b\.?\s?a|b\.?\s?sc|esq|dr)\.?$/i;

/** "Archer, Mary" as "Mary Archer". */
export function inReadingOrder(name: string): string {
  if (!name.includes(',')) return name;
  const [family = '', given = '', ...more] = name.split(/\s*,\s*/);
  return given === '' || more.length > 0 || degrees.test(given) ? name : `${given} ${family}`;
}

interface NameParts {
  name?: string;
  givenName?: string;
  familyName?: string;
}

/** Joins two parts of a name if the second is not in the first already, as in a column "Name" beside "First name". */
const joined = (first: string, second: string): string =>
  ` ${first} `.includes(` ${second} `) ? first : `${first} ${second}`;

/** The name of a person from the columns that a table has. "Name" may be the family name beside a given name. */
export function personName({ name, givenName, ...parts }: NameParts, id: string) {
  const familyName = familyNameOf(parts.familyName, givenName);
  if (givenName && familyName) return { name: `${givenName} ${familyName}`, givenName, familyName };
  if (!name) return { name: givenName ?? familyName ?? id, givenName, familyName };
  const ordered = inReadingOrder(name);
  if (givenName)
    return ordered.includes(givenName)
      ? { name: ordered, givenName }
      : { name: `${givenName} ${ordered}`, givenName, familyName: ordered };
  return familyName ? { name: joined(ordered, familyName), familyName } : { name: ordered };
}

/** An id that is an email address. */
export const emailIn = (id: string): string | undefined => (id.includes('@') ? id : undefined);

/** The number of a semester. Anything else, for example the date that a spreadsheet makes of "2-1", is left out. */
export function semesterOf(text: string | undefined, row: RowWriter): number | undefined {
  const semester = text === undefined ? undefined : parseSemester(text);
  if (text !== undefined && semester === undefined)
    row.problem('semester', {
      code: 'unknown-semester',
      value: text,
      message: 'This is not a semester, so it is left out.',
      allowed: '1 to 12, V Sem, 2-1 or III-II',
      action:
        'Correct the cell. A spreadsheet makes a date of 2-1: format the column as text first.',
    });
  return semester;
}

/** Returns true if a student joined by lateral entry: "Yes", "1" or "Lateral entry"; undefined if the cell is empty. */
export const lateralOf = (text: string | undefined): boolean | undefined =>
  text ? /lateral|^\s*(?:yes|y|true|1|x|le)\s*$/i.test(text) : undefined;

/** The parts of columns about the section and the course that a row is about. */
export interface SectionParts {
  /** An id that no other section has. */
  section?: string;
  /** A name within the course, for example "A". */
  group?: string;
  course?: string;
  courseTitle?: string;
}

/** The section that columns name: its id, or its course and its name in it, for example "CS101 A". */
export function sectionOf({ section, group, course }: SectionParts): string | undefined {
  if (section || !group) return section;
  return course && !group.startsWith(course) ? `${course} ${group}` : group;
}

/** The course that columns name. */
export const courseOf = ({ course, courseTitle }: SectionParts) => course ?? courseTitle;

export function placeOf(where: SectionParts): Unit {
  const course = courseOf(where);
  return { section: sectionOf({ ...where, course }), course };
}

/** A number of a row, or undefined if it is out of range, which is reported. */
export function upTo(
  highest: number,
  field: string,
  value: number | undefined,
  row: RowWriter,
): number | undefined {
  if (value === undefined || (value >= 0 && value <= highest)) return value;
  row.problem(field, {
    code: 'number-out-of-range',
    value: String(value),
    message: 'This number is out of range, so it is left out.',
    allowed: `a number from 0 to ${highest}`,
  });
  return undefined;
}
