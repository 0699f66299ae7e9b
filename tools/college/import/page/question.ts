import type { DataProblem } from '@/tools/import/problem/data-problem';
import type { ProblemGroup, Problems } from '@/tools/import/problem/problems';
import { referenceTo } from '@/tools/import/mapping/header-reference';
import { plainTemplates } from '@/tools/import/template/plain/templates';
import type { CollegeData } from '../read-college';

/** A question whose answer is a line of the mapping. */
export interface PageQuestion {
  text: string;
  hint?: string;
  /** The place of the answer in the mapping; left out if each answer is an entry about a table. */
  path?: readonly string[];
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

const noMarks = [
  ['missing', 'absent or not handed in'],
  ['exempt', 'exempt'],
  ['pending', 'not known yet'],
] as const;
/** Longer texts are no words of a college. */
const longestWord = 20;
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
    ...valuesOf('not-a-mark')
      .filter((word) => word.length <= longestWord && !/\d/.test(word))
      .map((word) => ({
        text: `What does “${word}” mean in place of a mark?`,
        ...{ path: ['words', 'marks', word], choices: noMarks },
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
  for (const table of data?.tables ?? []) questions.push(...questionsAbout(table, groups));
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

/** Asks what blank cells and lines between the rows of a table of a documented kind mean. */
function questionsAbout(
  { file, sheet, header, format }: CollegeData['tables'][number],
  groups: readonly ProblemGroup[],
): PageQuestion[] {
  const kind = plainTemplates.find((template) => template.format === format)?.id;
  if (kind === undefined) return [];
  const name = sheet === undefined ? file : `${file}, ${sheet}`;
  const firstOf = (code: string) =>
    groups
      .flatMap(({ listed }) => listed)
      .find((one) => one.code === code && one.place.file === file && one.place.sheet === sheet);
  const answer = (entry: object, label: string) =>
    [JSON.stringify({ headers: header, kind, ...entry }), label] as const;
  const column = firstOf('without-section')?.place.column;
  const line = firstOf('line-between');
  return [
    ...(column
      ? [
          {
            text: `What does a blank cell of ${column.name} mean in ${name}?`,
            choices: [
              answer({ fillDown: [referenceTo(header, column)] }, 'the same as the cell above'),
            ],
          },
        ]
      : []),
    ...(line
      ? [
          {
            text: `What are lines such as “${line.value}” in ${name}?`,
            choices: [
              answer({ lines: 'section' }, 'the class of the rows below'),
              answer({ lines: 'course' }, 'the course of the rows below'),
            ],
          },
        ]
      : []),
  ];
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
