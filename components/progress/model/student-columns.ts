import { formatSpare, type AttendancePlan } from '@/components/attendance/model/attendance';
import { formatShare, isBelow, percentOf, type Share } from '@/components/attendance/model/share';
import type { HelpRules } from '@/content/schema/academic';
import type { CsvCell } from '@/lib/file/csv';
import { formatShortDay } from '@/lib/time/date';
import { gapKinds, gapLabels, gapText, type ComplianceTerms } from './compliance-gap';
import { contactLabels, followUpOf, isFollowUpDue } from './contact';
import { helpRuleNames, reasonText, ruleLabels } from './help-reason';
import { namedSections } from './help-row';
import { naacActivities, naacMetrics, naacTemplates } from './naac';
import { isComplete, type ProgressRow } from './progress-row';

/** A column of the table of students. */
export interface StudentColumn {
  id: string;
  name: string;
  group: string;
  /** Returns what a cell shows; empty if it is not known. */
  text: (row: ProgressRow) => string;
  /** Returns what the rows are sorted by; null comes last. */
  sort: (row: ProgressRow) => string | number | null;
  /** Figures are aligned at the end. */
  isFigure?: boolean;
  /** Returns how a cell stands out: below a limit, reached, or a count that asks for a look. */
  tone?: (row: ProgressRow) => 'low' | 'reached' | 'open' | 'count' | null;
  /** The cells of a file; without it, the text under the name. */
  fields?: readonly [name: string, value: (row: ProgressRow) => CsvCell][];
}

interface ColumnSite {
  /** Null for every section. */
  section: string | null;
  assessments: readonly string[];
  rules: HelpRules;
  terms: ComplianceTerms;
  /** Today, "2026-01-31"; null until it is known. */
  today: string | null;
}

const countedText = (count: number) => (count === 0 ? '' : String(count));

/** Every column that can be shown, by group. */
export function studentColumns(site: ColumnSite): StudentColumn[] {
  return [
    ...personColumns(site),
    ...attendanceColumns(site),
    ...markColumns(site),
    ...pointColumns(site),
    ...helpColumns(site),
    ...naacMetrics.flatMap((metric) => naacTemplates[metric].columns.map(lineColumn)),
  ];
}

function personColumns({ section }: ColumnSite): StudentColumn[] {
  const plain = (id: string, name: string, text: StudentColumn['text']): StudentColumn => ({
    ...{ id, name, group: 'Person', text, sort: (row) => text(row) || null },
  });
  return [
    plain('name', 'Name', ({ name }) => name),
    plain('rollNumber', 'Roll no', ({ rollNumber }) => rollNumber),
    plain('section', 'Section', ({ sections }) => section ?? sections.join(', ')),
    {
      ...plain('semester', 'Semester', ({ semester }) => String(semester ?? '')),
      sort: ({ semester }) => semester ?? null,
      isFigure: true,
    },
  ];
}

function attendanceColumns({ terms }: ColumnSite): StudentColumn[] {
  const { attendance: limit } = terms;
  const limits = limit === null ? [] : [limit];
  const column = { group: 'Attendance', isFigure: true } as const;
  const toneOf = (share: Share | null | undefined) =>
    share && limit !== null && isBelow(share, limit) ? 'low' : null;
  return [
    {
      ...{ ...column, id: 'attendance', name: 'Attendance' },
      text: ({ attendance }) => attendance?.percent ?? '',
      sort: ({ attendance }) => (attendance?.share ? percentOf(attendance.share) : null),
      tone: ({ attendance }) => toneOf(attendance?.share),
    },
    {
      ...{ ...column, id: 'spare', name: 'To spare' },
      text: ({ attendance }) =>
        (attendance && limit !== null && formatSpare(attendance, limit)) || '',
      sort: ({ attendance }) => spareOf(attendance?.plan),
    },
    {
      ...{ ...column, id: 'weeks', name: 'Last 4 weeks' },
      text: ({ lastWeeks }) => (lastWeeks ? formatShare(lastWeeks, limits) : ''),
      sort: ({ lastWeeks }) => lastWeeks && percentOf(lastWeeks),
      tone: ({ lastWeeks }) => toneOf(lastWeeks),
    },
  ];
}

/** The classes that can be missed; negative for those that must be attended. */
function spareOf(plan: AttendancePlan | null | undefined): number | null {
  if (!plan) return null;
  if (plan.kind === 'outOfReach') return -Infinity;
  return plan.kind === 'canMiss' ? plan.classes : -plan.classes;
}

function markColumns({ assessments, rules }: ColumnSite): StudentColumn[] {
  const column = { group: 'Marks', isFigure: true } as const;
  const limits = rules.marks === null ? [] : [rules.marks];
  return [
    ...assessments.map((name): StudentColumn => {
      const markOf = ({ marks }: ProgressRow) => marks.get(name);
      return {
        ...{ ...column, id: `mark ${name}`, name },
        text: (row) => [markOf(row)].map((mark) => (mark ? `${mark.part}/${mark.whole}` : ''))[0]!,
        sort: (row) => [markOf(row)].map((mark) => (mark ? percentOf(mark) : null))[0]!,
        fields: [
          [name, (row) => markOf(row)?.part ?? null],
          [`${name}: of`, (row) => markOf(row)?.whole ?? null],
        ],
      };
    }),
    {
      ...{ ...column, id: 'marks', name: 'All marks' },
      text: ({ allMarks }) => (allMarks ? formatShare(allMarks, limits) : ''),
      sort: ({ allMarks }) => allMarks && percentOf(allMarks),
      tone: ({ allMarks }) =>
        allMarks && rules.marks !== null && isBelow(allMarks, rules.marks) ? 'low' : null,
    },
    {
      ...{ ...column, id: 'missing', name: 'Missing work' },
      text: ({ missing }) => countedText(missing.length),
      sort: ({ missing }) => missing.length,
    },
  ];
}

function pointColumns({ section, terms }: ColumnSite): StudentColumn[] {
  const column = { group: 'Activities', isFigure: true } as const;
  const waiting = ({ activities }: ProgressRow) =>
    activities.filter(({ waitingSince }) => waitingSince !== null).length;
  const awards = (row: ProgressRow) => naacActivities(row, terms.rules, '5.3.1').length;
  const kindFields = gapKinds.map((kind): [string, (row: ProgressRow) => CsvCell] => [
    `${gapLabels[kind]}: what is missing`,
    (row) =>
      sentences(
        row,
        section,
        row.gaps.filter((gap) => gap.kind === kind),
        gapText,
      ),
  ]);
  return [
    {
      ...{ ...column, id: 'points', name: 'Points' },
      text: ({ points }) => String(points),
      sort: ({ points }) => points,
    },
    {
      ...{ ...column, id: 'due', name: 'Points due' },
      text: ({ points, required }) => (required === null ? '' : `${points} of ${required}`),
      sort: ({ points, required }) => required && points / required,
      tone: ({ points, required }) =>
        required === null ? null : points < required ? 'open' : 'reached',
      fields: [
        ['Points counted', ({ points }) => points],
        ['Points needed', ({ required }) => required],
      ],
    },
    {
      ...{ ...column, id: 'pending', name: 'Waiting' },
      text: (row) => countedText(waiting(row)),
      sort: waiting,
    },
    {
      ...{ ...column, id: 'awards', name: 'NAAC 5.3.1' },
      text: (row) => countedText(awards(row)),
      sort: awards,
    },
    {
      ...{ id: 'state', name: 'State', group: 'Activities' },
      text: (row) => (isComplete(row) ? 'Complete' : 'Incomplete'),
      sort: (row) => (isComplete(row) ? 1 : 0),
      tone: (row) => (isComplete(row) ? 'reached' : null),
    },
    {
      ...{ id: 'gaps', name: 'Gaps', group: 'Activities' },
      text: ({ gaps }) => gaps.map(({ kind, figure }) => shortGap(kind, figure)).join(', '),
      sort: ({ gaps }) => gaps.length,
      fields: kindFields,
    },
  ];
}

const shortGap = (kind: (typeof gapKinds)[number], figure: string) =>
  kind === 'points' ? figure : `${gapLabels[kind]} ${figure}`;

function helpColumns({ section, today }: ColumnSite): StudentColumn[] {
  const column = { group: 'Help' } as const;
  const ruleFields = helpRuleNames.map((rule): [string, (row: ProgressRow) => CsvCell] => [
    `${ruleLabels[rule]}: reason`,
    (row) =>
      sentences(
        row,
        section,
        row.reasons.filter((reason) => reason.rule === rule),
        reasonText,
      ),
  ]);
  return [
    {
      ...{ ...column, id: 'reasons', name: 'Reasons', isFigure: true },
      text: ({ reasons }) => countedText(reasons.length),
      sort: ({ reasons }) => reasons.length,
      tone: ({ reasons }) => (reasons.length > 0 ? 'count' : null),
      fields: [['Reasons', ({ reasons }) => reasons.length], ...ruleFields],
    },
    {
      ...{ ...column, id: 'contact', name: 'Last contact' },
      text: ({ contacts: [last] }) =>
        last ? `${formatShortDay(last.day, today)}: ${last.kind}` : '',
      sort: ({ contacts: [last] }) => last?.day ?? null,
      fields: [
        ['Last contact', ({ contacts: [last] }) => (last ? contactLabels[last.kind] : null)],
        ['Date of contact', ({ contacts: [last] }) => last?.day ?? null],
        ['Contacts', ({ contacts }) => contacts.length],
      ],
    },
    {
      ...{ ...column, id: 'followUp', name: 'Follow-up' },
      text: ({ contacts }) =>
        [followUpOf(contacts)].map((day) => (day ? formatShortDay(day, today) : ''))[0]!,
      sort: ({ contacts }) => followUpOf(contacts),
      tone: ({ contacts }) => (isFollowUpDue(contacts, today) ? 'open' : null),
      fields: [['Follow-up', ({ contacts }) => followUpOf(contacts)]],
    },
  ];
}

/** Returns what is wrong in sentences, each with the sections that it holds for. */
function sentences<T extends { sections?: readonly string[] }>(
  row: ProgressRow,
  section: string | null,
  list: readonly T[],
  textOf: (one: T) => string,
): string {
  return list
    .map((one) => [namedSections(row, one, section), textOf(one)].filter(Boolean).join(': '))
    .join('. ');
}

/** A column of a template of NAAC; only the view that lists its lines fills it. */
function lineColumn(name: string): StudentColumn {
  const text = ({ line }: ProgressRow) => String(line?.cells[name] ?? '');
  return { id: `naac ${name}`, name, group: 'NAAC', text, sort: (row) => text(row) || null };
}
