import type { ScoreColumn } from './score-column';

/** How a learning platform writes the columns of its gradebook. */
interface GradebookFormat {
  name: string;
  /** Whether its ids are those of the college, not of its own database. */
  hasCollegeIds?: true;
  /** Whether the header is of this platform. */
  fits(header: readonly string[]): boolean;
  /** The assignment of a column; undefined for totals and others. */
  columnOf(name: string, index: number, header: readonly string[]): ScoreColumn | undefined;
}

const isTotal = (title: string) =>
  /\btotal$|^(?:weighted|running) total|final (?:calculated )?grade|^(?:overall|external|course) grade$|\baverage$/i.test(
    title,
  );

const canvasId = /^(.+?)\s*\((\d+)\)$/s;

/** "Essay (123)" has the id of the assignment, not its points. */
const canvas: GradebookFormat = {
  name: 'Canvas gradebook',
  fits: (header) => header[0] === 'Student' && header.includes('ID') && header.includes('Section'),
  columnOf(name, index) {
    const [, title = name, id] = canvasId.exec(name) ?? [];
    return id === undefined ? undefined : { column: { name, index }, title, id };
  },
};

const blackboardColumn = /^(.+?)\s*\[Total Pts: (up to )?([\d.,]+)[^\]]*\]\s*\|\s*(\d+)$/is;

/** "Quiz 1 [Total Pts: 20 Score] |456". */
const blackboard: GradebookFormat = {
  name: 'Blackboard gradebook',
  fits: (header) => header.some((name) => blackboardColumn.test(name)),
  columnOf(name, index) {
    const [, title = '', upTo, points = '', id] = blackboardColumn.exec(name) ?? [];
    // Only what Blackboard calculates from other columns has up to so many points.
    if (id === undefined || upTo || isTotal(title)) return undefined;
    return { column: { name, index }, title, id, maximum: Number(points.replace(',', '.')) };
  },
};

const brightspaceColumn =
  /^(.+?)\s*(?:Points|Text|Scheme Symbol)? Grade\s*<(?:Numeric|Text|Pass\/Fail|Selectbox|Calculated)?\s*MaxPoints:\s*([\d.]+)[^>]*>$/is;

/** "Quiz 1 Points Grade <Numeric MaxPoints:20 Weight:10>". */
const brightspace: GradebookFormat = {
  name: 'Brightspace gradebook',
  fits: (header) => header.some((name) => brightspaceColumn.test(name)),
  columnOf(name, index) {
    const [, title, points] = brightspaceColumn.exec(name) ?? [];
    if (title === undefined || isTotal(title)) return undefined;
    return { column: { name, index }, title, maximum: Number(points) };
  },
};

const moodleColumn = /^(?:[\p{L} ]{3,30}:\s*)?(.+?)\s*\((?:Real|Letter)\)$/isu;

/** "Quiz: Waves (Real)", with "Course total (Real)" at the end. */
const moodle: GradebookFormat = {
  name: 'Moodle gradebook',
  fits: (header) => header.some((name) => /\((?:Real|Letter)\)$/i.test(name)),
  columnOf(name, index) {
    const title = moodleColumn.exec(name)?.[1];
    return title === undefined || isTotal(title) ? undefined : { column: { name, index }, title };
  },
};

/** "Quiz 1", "Quiz 1 - Max Points", "Quiz 1 - Submission Time", "Quiz 1 - Lateness (H:M:S)". */
const gradescope: GradebookFormat = {
  name: 'Gradescope grades',
  fits: (header) => header.some((name) => name.endsWith(' - Max Points')),
  columnOf(name, index, header) {
    const points = header.indexOf(`${name} - Max Points`);
    return points < 0 ? undefined : { column: { name, index }, title: name, maximumAt: points };
  },
};

const sakaiColumn = /^(?![*#$])(.+?)\s*\[([\d.]+)\]$/s;

/** "Quiz 1 [10]", beside "* Quiz 1" with the comments and "# Course Grade". */
const sakai: GradebookFormat = {
  name: 'Sakai gradebook',
  hasCollegeIds: true,
  fits: (header) => header[0] === 'Student ID' && header.some((name) => sakaiColumn.test(name)),
  columnOf(name, index) {
    const [, title, points] = sakaiColumn.exec(name) ?? [];
    return title === undefined
      ? undefined
      : { column: { name, index }, title, maximum: Number(points) };
  },
};

export const gradebookFormats: readonly GradebookFormat[] = [
  gradescope,
  canvas,
  blackboard,
  brightspace,
  moodle,
  sakai,
];
