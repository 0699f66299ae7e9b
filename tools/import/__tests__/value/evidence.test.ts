import type { Table } from '@/tools/import/source/table';
import { DateEvidence } from '@/tools/import/value/date-evidence';
import { collectEvidence } from '@/tools/import/value/evidence';

it('stops reading when every column is settled', async () => {
  let batches = 0;
  const table: Table = {
    ...{ file: 'a.csv', header: ['Day'], line: 1, preamble: [], size: 0 },
    async *rows() {
      for (; batches < 10; batches++)
        yield Array.from({ length: 1000 }, (_, index) => ({
          line: index + 2,
          cells: ['25/04/2026'],
        }));
    },
  };
  const evidence = new DateEvidence();
  await collectEvidence(table, new Map([[0, evidence]]));
  expect(batches).toBe(0);
  expect(evidence.order).toBe('day-first');
});
