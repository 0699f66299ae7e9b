import { creditsToCome, performanceOf } from '@/components/performance/model/subject-performance';
import type { Assignment } from '@/content/schema/student/assignment';
import type { Subject } from '@/content/schema/student/subject';

const subject: Subject = { id: 'maths', code: 'MA1', name: 'Mathematics', credits: 4 };

const assignment = (id: string, subjectId: string | undefined, due?: string): Assignment => ({
  ...{ id, name: id, subject: 'Mathematics' },
  ...(subjectId && { subjectId }),
  ...(due && { due }),
});

test('The assessments of a subject are its assignments, by their due day', () => {
  const list = [
    ...[assignment('exam', 'maths'), assignment('paper', 'maths', '2026-10-09')],
    ...[assignment('quiz', 'maths', '2026-09-14'), assignment('essay', 'english')],
    assignment('unlinked', undefined),
  ];
  const { assessments } = performanceOf(subject, list)!;
  expect(assessments.map(({ id }) => id)).toEqual(['quiz', 'paper', 'exam']);
});

test('A subject without marks, grade and attendance has no performance', () => {
  expect(performanceOf(subject, [assignment('essay', 'english')])).toBeUndefined();
});

test('The credits to come are those of the terms without results', () => {
  const subjects = [
    { ...subject, term: 'Semester 1' },
    { ...subject, term: 'Semester 2', credits: 3.5 },
    { ...subject, term: 'Semester 2', credits: undefined },
  ];
  const terms = [{ id: 'one', name: 'Semester 1', subjects: [] }];
  const results = { asOf: '2026-11-20', basis: 'Published results', terms };
  expect(creditsToCome(subjects, results)).toBe('3.5');
  expect(creditsToCome([{ ...subject, credits: undefined }])).toBe('');
});
