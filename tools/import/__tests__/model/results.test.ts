import fc from 'fast-check';
import academic from '@/content/academic.json';
import { academic as academicSchema } from '@/content/schema/academic';
import type { Facts } from '@/tools/import/fact/fact';
import { Collector } from '@/tools/import/model/collector';
import { buildModel } from '@/tools/import/model/model';
import { Problems } from '@/tools/import/problem/problems';
import { resultsOf } from '@/tools/import/record/result';
import { TextShortener } from '@/tools/import/record/text-shortener';

const { grading } = academicSchema.parse(academic);
const originAt = (line: number) => ({ table: { file: 'results.xlsx', columns: {} }, line });

/** The results of a student, whose courses are in no list but for Algebra. */
function resultsFrom(
  results: readonly Partial<Facts['courseResult']>[],
  standings: readonly Partial<Facts['standing']>[] = [],
  scale = grading,
) {
  const problems = new Problems();
  const collector = new Collector(problems.report);
  const person = { id: '26ME001', name: 'Isha Menon', kind: 'student', active: true } as const;
  collector.add('person', person, originAt(2));
  collector.add('course', { id: 'MA1', code: 'MA1', title: 'Algebra', credits: 4 }, originAt(2));
  for (const [index, fact] of results.entries())
    collector.add(
      'courseResult',
      { person: '26ME001', term: 'Semester 1', ...fact },
      originAt(index + 2),
    );
  for (const fact of standings)
    collector.add('standing', { person: '26ME001', ...fact }, originAt(9));
  const model = buildModel(collector, problems.report, scale);
  const fit = new TextShortener(problems.report, originAt(1));
  const [student] = model.students;
  const made = student && resultsOf(student, { model, fit, today: '2026-11-20', sent: new Map() });
  return {
    made,
    subjects: made?.terms[0]?.subjects ?? [],
    problems: problems.sorted().map(({ first, count }) => `${first.code} ${first.value} ${count}`),
  };
}

describe('Results of courses', () => {
  it('have a grade of the scale in whatever letters it is written, but not one of two that differ in nothing else', () => {
    const result = [{ course: 'PH1', credits: 3, grade: 'aB' }];
    expect(resultsFrom(result)).toMatchObject({ subjects: [{ grade: 'Ab' }], problems: [] });
    const bands = [...grading.bands, { ...grading.bands.at(-1)!, grade: 'AB' }];
    const twice = resultsFrom(result, [], { ...grading, bands });
    expect(twice.problems).toEqual(['unknown-grade aB 1']);
  });

  it('count by the latest attempt that passes, or else the latest, in whatever order they are read', () => {
    const attempts = fc.uniqueArray(
      fc.record({
        attempt: fc.constantFrom('2026-05', '2026-07 supplementary', '2026-12', '2027-05'),
        grade: fc.constantFrom('F', 'Ab', 'C', 'A'),
      }),
      { minLength: 1, selector: ({ attempt }) => attempt },
    );
    fc.assert(
      fc.property(attempts, (all) => {
        const sorted = [...all].sort((a, b) => (a.attempt < b.attempt ? -1 : 1));
        const best = sorted.findLast(({ grade }) => !['F', 'Ab'].includes(grade)) ?? sorted.at(-1);
        const { subjects } = resultsFrom(all.map((one) => ({ ...one, course: 'PH1', credits: 3 })));
        expect(subjects).toMatchObject([{ grade: best?.grade }]);
      }),
      { numRuns: 30 },
    );
  });

  it('have the credits of the list, or of another row, where a failed one has none', () => {
    const { subjects, problems } = resultsFrom([
      { course: 'MA1', credits: 0, grade: 'F' },
      { course: 'PH1', title: 'Optics', grade: 'F' },
      { course: 'PH1', title: 'Optics', grade: 'B', credits: 3, term: 'Semester 2' },
      { course: 'CS1', title: 'Programming', credits: 0, grade: 'F' },
      { course: 'HS1', title: 'Yoga', credits: 0, grade: 'O' },
    ]);
    expect(subjects.map(({ code, credits }) => [code, credits])).toEqual([
      ['MA1', 4],
      ['PH1', 3],
      ['CS1', 0],
      ['HS1', 0],
    ]);
    expect(problems).toEqual(['unknown-credits CS1 1']);
  });

  it('of one course are one, whether a table has its code or its title', () => {
    const rows = [
      { course: 'PH1', title: 'OPTICS', grade: 'F', credits: 3 },
      { course: 'Optics', grade: 'F' },
    ];
    for (const own of [rows, [...rows].reverse()])
      expect(resultsFrom(own).subjects).toMatchObject([{ credits: 3, grade: 'F' }]);
  });

  it('name each grade that is not in the scale once, with its count', () => {
    const { subjects, problems } = resultsFrom(
      ['U', 'A', 'UA', 'U'].map((grade, index) => ({ course: `C${index}`, grade, credits: 3 })),
    );
    expect(subjects.map(({ grade }) => grade)).toEqual(['U', 'A', 'UA', 'U']);
    expect(problems).toEqual(['unknown-grade U 2', 'unknown-grade UA 1']);
  });

  it('are those that the college has published, and a contradiction is a warning with both', () => {
    const { made, problems } = resultsFrom(
      [
        { course: 'MA1', grade: 'F', credits: 0 },
        { course: 'PH1', grade: 'A', credits: 3 },
      ],
      [{ sgpa: 5.86, cgpa: 6, backlogs: 1 }],
    );
    expect(made).toMatchObject({ cgpa: 6, backlogs: 1, terms: [{ sgpa: 5.86 }] });
    expect(problems).toEqual(['average-differs 5.86, computed 3.43 1']);
  });
});
