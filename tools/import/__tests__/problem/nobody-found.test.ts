import fc from 'fast-check';
import { NobodyFound } from '@/tools/import/problem/nobody-found';
import { warningOf, type DataProblem } from '@/tools/import/problem/data-problem';

const column = { name: 'Roll No', index: 0 };

const unknown = (file: string, line: number): DataProblem => ({
  ...warningOf('reference', 'unknown-person'),
  place: { file, line, column },
  value: `10${line}`,
  message: 'This person is in no list of people.',
});

it('says once that a table finds nobody, and names each person of a table that finds some', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 0, max: 20 }),
      (lines, others) => {
        const found: DataProblem[] = [];
        const nobody = new NobodyFound((problem) => found.push(problem));
        nobody.report({ ...unknown('a.csv', 2), code: 'unknown-section' });
        for (let line = 0; line < lines; line += 1) nobody.report(unknown('marks.csv', line + 2));
        expect(found.map(({ code }) => code)).toEqual(['unknown-section']);
        nobody.finish([{ file: 'marks.csv', naming: lines + others }], '25A91A0501');
        const codes = found.slice(1).map(({ code }) => code);
        if (others === 0 && lines >= 3) {
          expect(codes).toEqual(['nobody-found']);
          expect(found[1]).toMatchObject({ value: `${lines} rows`, place: { column, line: 2 } });
          expect(found[1]?.action).toContain(
            'ids such as 102; the list of people has ids such as 25A91A0501',
          );
        } else expect(codes).toEqual(Array.from({ length: lines }, () => 'unknown-person'));
      },
    ),
    { numRuns: 30 },
  );
});
