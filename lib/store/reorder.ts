interface Arrangement {
  /** The ids shown, in their order. */
  shown: readonly string[];
  /** The ids of the college's list, including those hidden on this device. */
  content: readonly string[];
  stored?: readonly string[] | undefined;
}

/**
 * The order after a record swaps with the shown record before it (-1) or after it (1). A removed record keeps its
 * position, so that it can be restored there. Null if there is no neighbour.
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
