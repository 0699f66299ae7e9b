import { PersonColumns } from './person-column';
import type { ScoreColumn } from './score-column';

/** The columns of a gradebook that a learning platform exports. */
interface PlatformGradebook {
  name: string;
  persons: PersonColumns;
  columns: ScoreColumn[];
}

const canvasId = /^(.+?)\s*\((\d+)\)$/s;
const moodleColumn = /^(?:[\p{L} ]{3,30}:\s*)?(.+?)\s*\((?:Real|Letter)\)$/isu;
const total =
  /\btotal$|^(?:weighted|running) total|final (?:calculated )?grade|^(?:overall|external|course) grade$|\baverage$/i;

/** "Essay (123)" has the id of the assignment, not its points. */
function canvasColumn(name: string, index: number): ScoreColumn | undefined {
  const [, title = name, id] = canvasId.exec(name) ?? [];
  return id === undefined ? undefined : { column: { name, index }, title, id };
}

/** "Quiz: Waves (Real)", with "Course total (Real)" at the end. */
function moodleScore(name: string, index: number): ScoreColumn | undefined {
  const title = moodleColumn.exec(name)?.[1];
  return title === undefined || total.test(title) ? undefined : { column: { name, index }, title };
}

/** Other columns of the gradebooks of Canvas and Moodle: the figures of the course, the state of the student. */
const known: Readonly<Record<string, RegExp>> = {
  'Canvas gradebook':
    /^(?:.* )?(?:(?:unposted |override )?(?:current|final|override) (?:score|grade|points|status)|points)$|^student$|^root account$/i,
  'Moodle gradebook':
    /\((?:real|letter|percentage|feedback)\)$|^last downloaded|^institution$|^department$/i,
};

/** The columns of a gradebook of Canvas or Moodle; undefined for any other table, and for one with other columns. */
export function findPlatformGradebook(header: readonly string[]): PlatformGradebook | undefined {
  const isCanvas = header[0] === 'Student' && header.includes('ID') && header.includes('Section');
  const isMoodle = header.some((name) => /\((?:Real|Letter)\)$/i.test(name));
  if (!isCanvas && !isMoodle) return undefined;
  const name = isCanvas ? 'Canvas gradebook' : 'Moodle gradebook';
  const persons = PersonColumns.find(header, true);
  const columnOf = isCanvas ? canvasColumn : moodleScore;
  const rest = persons?.rest.map((column) => ({
    column,
    score: columnOf(column.name, column.index),
  }));
  if (!persons || !rest?.every(({ column, score }) => score || known[name]?.test(column.name)))
    return undefined;
  return { name, persons, columns: rest.flatMap(({ score }) => score ?? []) };
}
