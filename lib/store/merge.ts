/** A record added on the device, or changes to one of the college's records. */
export interface Overlay<F> {
  id: string;
  origin: 'device' | 'content';
  removed: boolean;
  at: string;
  fields: Partial<F>;
}

/** A record to show, with its origin. */
export type Merged<T> = T & { origin: Overlay<T>['origin']; changed: boolean };

/**
 * The college's records with the device's overlays applied by id: changed fields are replaced, removed records are left
 * out, added records come first, newest first. Changes to records that the college no longer publishes are left out.
 * With an order, records follow it; records missing from it come first.
 */
export function mergeRecords<T extends { id: string }>(
  content: readonly T[],
  overlays: ReadonlyMap<string, Overlay<Omit<T, 'id'>>>,
  order: readonly string[] = [],
): Merged<T>[] {
  const own = [...overlays.values()].filter(({ origin }) => origin === 'device').sort(byNewest);
  const merged = [
    ...own.map(({ id, fields }) => ({ ...fields, id, origin: 'device', changed: true })),
    ...content
      .filter(({ id }) => overlays.get(id)?.origin !== 'device' && !overlays.get(id)?.removed)
      .map((record) => ({
        ...record,
        ...overlays.get(record.id)?.fields,
        origin: 'content',
        changed: overlays.has(record.id),
      })),
  ] as unknown as Merged<T>[];
  if (order.length === 0) return merged;
  const positions = new Map(order.map((id, index) => [id, index]));
  const positionOf = ({ id }: { id: string }) => positions.get(id) ?? -1;
  return merged.sort((one, other) => positionOf(one) - positionOf(other));
}

function byNewest(one: Overlay<unknown>, other: Overlay<unknown>): number {
  if (one.at === other.at) return one.id < other.id ? -1 : 1;
  return one.at < other.at ? 1 : -1;
}
