import type { DataProblem } from '@/tools/import/problem/data-problem';
import type { ProblemGroup, Problems } from '@/tools/import/problem/problems';
import type { CollegeData } from '../read-college';

/** A question whose answer is a line of the mapping. */
export interface PageQuestion {
  text: string;
  hint?: string;
  /** The place of the answer in the mapping. */
  path: readonly string[];
  /** The answers, and what each says; without them, a text is typed. */
  choices?: readonly (readonly [value: string, label: string])[];
  /** The answer if the box is ticked. */
  value?: string;
  /** True if the answer is one of a list. */
  isList?: boolean;
}

const statuses = [
  ['present', 'present'],
  ['absent', 'absent'],
  ['late', 'late'],
  ['excused', 'excused (not counted)'],
  ['none', 'no class that day'],
] as const;

/** The most words that are asked about. */
const mostWords = 30;

/** Returns what the mapping can answer of the problems. */
export function questionsOf(problems: Problems, data: CollegeData | undefined): PageQuestion[] {
  const groups = problems.sorted();
  const valuesOf = (code: string) => distinct(groups.filter(({ first }) => first.code === code));
  const questions: PageQuestion[] = [
    ...[
      ...valuesOf('unknown-status'),
      ...valuesOf('unknown-attendance-word'),
      ...(valuesOf('totals-differ').length > 0 ? ['OD', 'ML'] : []),
    ].map((word) => ({
      text: `What does “${word}” mean in attendance?`,
      ...{ path: ['words', 'attendance', word], choices: statuses },
    })),
    ...valuesOf('unknown-hour').map((hour) => ({
      text: `When is the period “${hour}”?`,
      path: ['periods', hour],
    })),
    ...valuesOf('unknown-session').map((name) => ({
      text: `When is the session “${name}”?`,
      path: ['sessions', name],
    })),
    ...valuesOf('unknown-class').map((word) => ({
      text: `“${word}” is no class`,
      ...{ path: ['notClasses'], value: word, isList: true },
    })),
    ...groups
      .filter(({ first }) => first.code === 'same-person')
      .flatMap(({ listed }) => listed.map(samePerson)),
  ];
  const [day] = valuesOf('ambiguous-dates');
  if (day !== undefined)
    questions.push({
      text: `Which comes first in days such as ${day}?`,
      path: ['dateOrder'],
      choices: [
        ['day-first', 'the day'],
        ['month-first', 'the month'],
      ],
    });
  const lists = data?.unread.filter(({ reason }) => reason.code === 'class-pattern') ?? [];
  if (lists.length > 0)
    questions.unshift({
      text: 'How is a class written?',
      hint: `Not read until then: ${lists.map(({ table: { file, sheet } }) => (sheet === undefined ? file : `${file}, ${sheet}`)).join('; ')}`,
      path: ['class'],
      choices: [
        '{year} {branch}-{section}',
        '{branch}-{section}',
        '{year} {branch} {section}',
        '{branch} {section}',
        '{section}',
      ].map((pattern) => [pattern, exampleOf(pattern)] as const),
    });
  for (const { file, audience, counts, first } of data?.calendars ?? [])
    if (audience === undefined)
      questions.push({
        text: `May everybody see the calendar ${file}?`,
        hint: `${counts.wholeDay} events of whole days, ${counts.timed} with a time, ${counts.classes} classes (not read). ${first.join('; ')}`,
        path: ['calendars', file],
        choices: [
          ['public', 'yes, publish its events'],
          ['skip', 'no, leave it out'],
        ],
      });
  return questions;
}

/** The person is named before the roll number of now, and the roll number of before is the first word. */
function samePerson({ value = '', nearest = '' }: DataProblem): PageQuestion {
  const [before = ''] = value.split(' ');
  return {
    text: `${nearest} is the person who was ${value}`,
    ...{ path: ['samePeople', before], value: nearest },
  };
}

const distinct = (groups: readonly ProblemGroup[]): string[] =>
  [...new Set(groups.flatMap(({ listed }) => listed.flatMap(({ value }) => value ?? [])))].slice(
    0,
    mostWords,
  );

const exampleOf = (pattern: string) =>
  pattern.replace('{year}', 'II').replace('{branch}', 'CSE').replace('{section}', 'A');
