/** What a list was made of. */
interface Arrangement {
  /** The ids that are shown, as they are shown. */
  shown: readonly string[];
  /** The ids of the college's list, with those that are hidden here. */
  content: readonly string[];
  /** The order that is kept, if there is one. */
  stored?: readonly string[] | undefined;
}

/**
 * The order to keep after a record changed places with the one before it (-1) or behind it (1) among those that are
 * shown. A record that was removed here keeps its place, so that it comes back to it. Null where there is no neighbour.
 */
export function movedOrder(
  { shown, content, stored }: Arrangement,
  id: string,
  step: -1 | 1,
): string[] | null {
  const neighbour = shown[shown.indexOf(id) + step];
  if (!shown.includes(id) || neighbour === undefined) return null;
  const known = new Set([...shown, ...content]);
  const base = (stored?.length ? stored : content).filter((other) => known.has(other));
  const order = [...shown.filter((other) => !base.includes(other)), ...base];
  return order.map((other) => (other === id ? neighbour : other === neighbour ? id : other));
}
