import type { DataProblem } from '@/tools/import/problem/data-problem';
import { emptyStudentRecord, emptyTeacherRecord } from '../../empty-record';
import { Agreement } from '../../import/agreement';

const basis = { name: 'Asha Rao', asOf: '2026-08-01' };
const student = (id: string, sections: string[]) => ({
  ...emptyStudentRecord({ ...basis, id }),
  sections,
});
const teacher = (id: string, section: string, rollNumbers: string[]) => {
  const record = emptyTeacherRecord({ ...basis, id });
  const items = rollNumbers.map((rollNumber) => ({
    ...{ name: 'Asha Rao', rollNumber, section, activities: [] },
    ...{ lateral: false, semester: 1 },
  }));
  return { ...record, register: { ...record.register, items } };
};

function reportOf(records: Parameters<Agreement['add']>[0][]): DataProblem[] {
  const found: DataProblem[] = [];
  const agreement = new Agreement();
  for (const record of records) agreement.add(record);
  agreement.report((one) => found.push(one));
  return found;
}

test('two registers of one section that have its students agree, however ids are written', () => {
  const registers = [teacher('T1', 'A', ['26 cs 001']), teacher('T2', 'A', ['26CS001'])];
  expect(reportOf([student('26CS001', ['A', 'without a teacher']), ...registers])).toEqual([]);
});

test('an import that would leave a student in only one of both names who and where', () => {
  const [found, ...more] = reportOf([
    student('26CS001', ['A']),
    student('26CS002', ['B']),
    teacher('T1', 'A', ['26CS001', '26CS002']),
    teacher('T2', 'B', []),
    teacher('T3', 'B', ['26CS001']),
  ]);
  expect(more).toEqual([]);
  expect(found).toMatchObject({ severity: 'error', code: 'registers-disagree' });
  expect(found?.value).toBe(
    '3: 26CS002 is in the register of A, but not in this section; ' +
      '26CS001 is in the register of B, but not in this section; 26CS002 is in B, but not in its register',
  );
});
