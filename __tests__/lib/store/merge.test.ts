import fc from 'fast-check';
import { mergeRecords, type Overlay } from '@/lib/store/merge';

interface Row {
  id: string;
  name: string;
  place: number;
}

const name = fc.string({ maxLength: 5 });
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const at = fc.constantFrom('2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z', '2026-01-03T00:00:00Z');
const content = fc.uniqueArray(fc.record<Row>({ id, name, place: fc.nat(9) }), {
  selector: (row) => row.id,
});
const fields = fc.record({ name, place: fc.nat(9) });
const overlay: fc.Arbitrary<Overlay<Omit<Row, 'id'>>> = fc.oneof(
  fc.record({
    id,
    at,
    fields,
    origin: fc.constant('device' as const),
    removed: fc.constant(false),
  }),
  fc.record({
    id,
    at,
    fields: fc.record({ name, place: fc.nat(9) }, { requiredKeys: [] }),
    origin: fc.constant('content' as const),
    removed: fc.boolean(),
  }),
);
const overlays = fc.array(overlay).map((list) => new Map(list.map((one) => [one.id, one])));
const order: fc.Arbitrary<string[]> = fc.uniqueArray(id);
const ids = (rows: readonly { id: string }[]): string[] => rows.map((row) => row.id);

describe("the college's records merged with the device's changes", () => {
  test('are the content if the device has no changes', () => {
    fc.assert(
      fc.property(content, (rows) => {
        expect(mergeRecords(rows, new Map())).toEqual(
          rows.map((row) => ({ ...row, origin: 'content', changed: false })),
        );
      }),
    );
  });

  test('contain nothing that was removed, and nothing twice', () => {
    fc.assert(
      fc.property(content, overlays, order, (rows, over, sequence) => {
        const shown = ids(mergeRecords(rows, over, sequence));
        expect(new Set(shown).size).toBe(shown.length);
        for (const one of shown) expect(over.get(one)?.removed ?? false).toBe(false);
      }),
    );
  });

  test('lose no untouched record of the college, and none of the device', () => {
    fc.assert(
      fc.property(content, overlays, order, (rows, over, sequence) => {
        const shown = mergeRecords(rows, over, sequence);
        for (const row of rows.filter((one) => !over.has(one.id)))
          expect(shown).toContainEqual({ ...row, origin: 'content', changed: false });
        for (const own of over.values())
          if (own.origin === 'device')
            expect(shown).toContainEqual({
              ...own.fields,
              id: own.id,
              origin: 'device',
              changed: true,
            });
      }),
    );
  });

  test('keep the unchanged fields of a record', () => {
    fc.assert(
      fc.property(content, overlays, (rows, over) => {
        for (const one of mergeRecords(rows, over).filter(({ origin }) => origin === 'content')) {
          const { origin, changed, ...shown } = one;
          expect([origin, changed]).toEqual(['content', over.has(one.id)]);
          const row = rows.find((other) => other.id === one.id);
          expect(shown).toEqual({ ...row, ...over.get(one.id)?.fields });
        }
      }),
    );
  });

  test('follow the stored order, with new records first', () => {
    fc.assert(
      fc.property(content, overlays, order, (rows, over, sequence) => {
        const positions = ids(mergeRecords(rows, over, sequence)).map((one) =>
          sequence.indexOf(one),
        );
        expect(positions).toEqual([...positions].sort((one, other) => one - other));
      }),
    );
  });

  test('stay the same when their current order is stored', () => {
    fc.assert(
      fc.property(content, overlays, order, (rows, over, sequence) => {
        const once = mergeRecords(rows, over, sequence);
        expect(mergeRecords(rows, over, ids(once))).toEqual(once);
        expect(mergeRecords(rows, over, sequence)).toEqual(once);
      }),
    );
  });

  test('start with added records, newest first', () => {
    fc.assert(
      fc.property(content, overlays, (rows, over) => {
        const shown = mergeRecords(rows, over);
        const own = shown.filter(({ origin }) => origin === 'device');
        expect(shown.slice(0, own.length)).toEqual(own);
        const moments = own.map((one) => over.get(one.id)?.at ?? '');
        expect(moments).toEqual([...moments].sort().reverse());
      }),
    );
  });
});
