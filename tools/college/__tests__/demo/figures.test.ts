import { checkedStudents } from '@/components/compliance/model/checked-student';
import { complianceRows, isComplete } from '@/components/compliance/model/compliance-row';
import { helpRows } from '@/components/help/model/help-row';
import { academic, activityRules } from '@/content/campus';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import { builtInDemo, demoCollege } from '@/tools/college/demo';
import { asOf } from '@/tools/college/demo/plan-college';

const colleges = [
  ['The built-in demo', builtInDemo()],
  ['A college of 400 students', demoCollege({ students: 400, teachers: 30, seed: 5 })],
] as const;

describe.each(colleges)('%s', (_, { records }) => {
  const students = records.filter(({ kind }) => kind === 'student').length;
  const teachers = records.filter((one): one is TeacherRecord => one.kind === 'teacher');
  const registers = teachers.map(({ register }) => register.items);

  test('has students who need help for every reason, and at most a tenth in all', () => {
    const listed = registers.flatMap((register) =>
      helpRows(register, academic.help, new Map()).filter(({ reasons }) => reasons.length > 0),
    );
    const reasons = listed.flatMap((row) => row.reasons.map(({ rule }) => rule));
    expect(new Set(reasons).size).toBe(4);
    expect(new Set(listed.map(({ id }) => id)).size).toBeLessThanOrEqual(students / 10);
  });

  test('has mostly students who are complete by the points of their semester', () => {
    const terms = { rules: activityRules, attendance: 75, decisionDays: 14, asOf };
    const rows = complianceRows(checkedStudents(registers.flat(), new Map()), terms);
    expect(rows).toHaveLength(students);
    expect(rows.filter(isComplete).length).toBeGreaterThan(students / 2);
  });

  test('states no proof that the rules do not accept', () => {
    const proofs = new Map(activityRules.categories.map(({ name, proof }) => [name, proof]));
    const stated = registers.flat().flatMap(({ activities }) => activities);
    expect(stated.some(({ category, proof }) => category === 'Internship' && proof)).toBe(true);
    const isRefused = ({ category, proof }: (typeof stated)[number]) =>
      proof !== undefined && !proofs.get(category)?.includes(proof);
    expect(stated.filter(isRefused)).toEqual([]);
  });
});
