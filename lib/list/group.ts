/** The entries of each group by its key, in the order in which they come. */
export function groupBy<T>(
  entries: Iterable<T>,
  keyOf: (entry: T) => string,
): Map<string, [T, ...T[]]> {
  const groups = new Map<string, [T, ...T[]]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return groups;
}
