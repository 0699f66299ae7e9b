/** What lies over a list of the content: a record added on the device, or changes to one of the college. */
export interface Overlay<F> {
  id: string;
  origin: 'device' | 'content';
  removed: boolean;
  at: string;
  fields: Partial<F>;
}

/** A record as it is to be shown, and where it comes from. */
export type Merged<T> = T & { origin: Overlay<T>['origin']; changed: boolean };

/**
 * The college's records with what the device has over them by id: changed fields replaced, removed ones left out,
 * added ones in front, the newest first. A change to a record that the college no longer publishes is left out.
 * With an order, its ids come in that order; records that it does not know stand in front.
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
