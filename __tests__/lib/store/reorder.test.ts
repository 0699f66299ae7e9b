import fc from 'fast-check';
import { mergeRecords, type Overlay } from '@/lib/store/merge';
import { runsOf } from '@/__tests__/full-run';
import { movedOrder } from '@/components/profile/edit/manage-list';

type Overlays = Map<string, Overlay<object>>;

const overlay = (id: string, origin: 'device' | 'content', removed = false) =>
  [id, { id, origin, removed, at: '2026-01-31T09:30:00.000Z', fields: {} }] as const;

/** A college list with records added, removed and moved on the device. */
const lists = fc
  .record({
    content: fc.uniqueArray(fc.constantFrom('c1', 'c2', 'c3', 'c4', 'c5')),
    own: fc.uniqueArray(fc.constantFrom('d1', 'd2', 'd3')),
    removed: fc.uniqueArray(fc.constantFrom('c1', 'c2', 'c3', 'c4', 'c5')),
    stored: fc.uniqueArray(fc.constantFrom('c1', 'c2', 'c3', 'c4', 'd1', 'd2', 'gone')),
  })
  .map(({ content, own, removed, stored }) => ({
    content,
    stored,
    overlays: new Map([
      ...removed.map((id) => overlay(id, 'content', true)),
      ...own.map((id) => overlay(id, 'device')),
    ]) as Overlays,
  }));

const shownOf = (content: readonly string[], overlays: Overlays, order: readonly string[]) =>
  mergeRecords(
    content.map((id) => ({ id })),
    overlays,
    order,
  ).map(({ id }) => id);

/** The list after two neighbours swap positions. */
function swapped(ids: readonly string[], at: number, to: number): string[] {
  const next = [...ids];
  [next[at], next[to]] = [next[to] as string, next[at] as string];
  return next;
}

describe('moving a record in its list', () => {
  test('swaps it with its neighbour and changes nothing else', () => {
    fc.assert(
      fc.property(
        lists,
        fc.nat(),
        fc.constantFrom(-1, 1),
        ({ content, stored, overlays }, at, step) => {
          const shown = shownOf(content, overlays, stored);
          fc.pre(shown.length > 0);
          const index = at % shown.length;
          const order = movedOrder({ shown, content, stored }, shown[index] as string, step);
          if (index + step < 0 || index + step >= shown.length) return expect(order).toBeNull();
          expect(shownOf(content, overlays, order as string[])).toEqual(
            swapped(shown, index, index + step),
          );
          expect(new Set(order).size).toBe(order?.length);
        },
      ),
      { numRuns: runsOf(500) },
    );
  });

  test('down and up again leaves the list unchanged', () => {
    fc.assert(
      fc.property(lists, ({ content, stored, overlays }) => {
        const shown = shownOf(content, overlays, stored);
        fc.pre(shown.length > 1);
        const id = shown[0] as string;
        const down = movedOrder({ shown, content, stored }, id, 1) as string[];
        const after = shownOf(content, overlays, down);
        const up = movedOrder({ shown: after, content, stored: down }, id, -1) as string[];
        expect(shownOf(content, overlays, up)).toEqual(shown);
      }),
    );
  });

  test('keeps the position of a removed record, so that it can return to it', () => {
    const order = movedOrder({ shown: ['a', 'c', 'd'], content: ['a', 'b', 'c', 'd'] }, 'd', -1);
    expect(order).toEqual(['a', 'b', 'd', 'c']);
  });
});
