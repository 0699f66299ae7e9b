import type { Facts, Kind, Origin } from '@/tools/import/fact/fact';
import { FactStore } from '@/tools/import/fact/store';
import { Collector } from '@/tools/import/model/collector';
import { buildModel, type Model } from '@/tools/import/model/model';
import type { DataProblem } from '@/tools/import/problem/data-problem';

/** A fact of a test, by its kind. */
export type TestFact = { [K in Kind]: [kind: K, fact: Facts[K], line?: number] }[Kind];

/** Where the facts of a test are from: every field has a column of its name. */
export function originOf(file: string, line: number): Origin {
  const names = ['id', 'person', 'section', 'course', 'status', 'role', 'name', 'assignment'];
  const columns = Object.fromEntries(names.map((name, index) => [name, { name, index }]));
  return { table: { file, columns }, line };
}

/** The model that facts of one file make, and the problems. */
export function modelOf(...facts: TestFact[]): { model: Model; problems: DataProblem[] } {
  const problems: DataProblem[] = [];
  const report = (problem: DataProblem) => void problems.push(problem);
  const store = new FactStore({ report });
  const collector = new Collector(report, store.attendance, store.namesOf);
  const { table } = originOf('test.csv', 0);
  for (const [index, [kind, fact, line = index + 2]] of facts.entries())
    store.add(kind, fact, { table, line });
  store.settle(collector);
  store.settleRest(collector);
  return { model: buildModel(collector, (problem) => problems.push(problem)), problems };
}

export const student = (
  id: string,
  name: string,
  more: Partial<Facts['person']> = {},
): TestFact => ['person', { id, name, kind: 'student', active: true, ...more }];

export const teacher = (
  id: string,
  name: string,
  more: Partial<Facts['person']> = {},
): TestFact => ['person', { id, name, kind: 'teacher', active: true, ...more }];

export const enrolment = (
  section: string,
  person: string,
  role: 'student' | 'teacher' = 'student',
): TestFact => ['enrolment', { section, person, role, active: true }];

export const section = (id: string, name: string, course?: string): TestFact => [
  'section',
  { id, name, terms: [], ...(course !== undefined && { course }) },
];

export const attended = (
  person: string,
  day: string,
  status: Facts['attendance']['status'],
  more: Partial<Facts['attendance']> = {},
): TestFact => ['attendance', { person, day, status, ...more }];
