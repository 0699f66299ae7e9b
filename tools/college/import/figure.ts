import type { PersonRecord } from '../person-of';

/** The kinds of entries that files give to a record, as the reports call them. */
export const figureKinds = [
  'enrolments',
  'meetings',
  'sessions',
  'marks',
  'results',
  'exams',
] as const;

export type FigureKind = (typeof figureKinds)[number];

/** The counts of each kind in a student's record, by section; "" for what is of none, or of all. */
export type FigureCounts = Readonly<Record<FigureKind, ReadonlyMap<string, number>>>;

const noFigures = Object.fromEntries(
  figureKinds.map((kind) => [kind, new Map()]),
) as unknown as FigureCounts;

/** Returns what a record has. */
export function figuresIn(record: PersonRecord | undefined): FigureCounts {
  if (record?.kind !== 'student') return noFigures;
  const { sections = [], attendance, subjects, assignments, timetable, results } = record;
  const { months, totals } = attendance;
  const sectionOf = new Map(subjects.items.map(({ id, section, name }) => [id, section ?? name]));
  return {
    enrolments: sumsOf(sections.map((section) => [section, 1])),
    meetings: sumsOf(
      timetable?.meetings.map(({ section, weekdays }) => [section, weekdays?.length ?? 1]),
    ),
    sessions: sumsOf([
      ...[...months, ...(totals ? [totals] : [])].map(({ total }) => ['', total] as const),
      ...subjects.items.flatMap(({ id, attendance: own }) =>
        own ? [[sectionOf.get(id) ?? '', own.total] as const] : [],
      ),
    ]),
    marks: sumsOf(
      assignments.items
        .filter(({ score, grade }) => (score ?? grade) !== undefined)
        .map(({ subjectId = '' }) => [sectionOf.get(subjectId) ?? '', 1]),
    ),
    results: sumsOf(results?.terms.map(({ subjects: all }) => ['', all.length])),
    exams: sumsOf(timetable?.exams?.map(({ section = '' }) => [section, 1])),
  };
}

function sumsOf(counts: readonly (readonly [section: string, count: number])[] = []) {
  const sums = new Map<string, number>();
  for (const [section, count] of counts) sums.set(section, (sums.get(section) ?? 0) + count);
  return sums;
}
