interface Entries<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** The value of a key, which is made and stored the first time. */
export function getOrMake<K, V>(entries: Entries<K, V>, key: K, make: () => V): V {
  let value = entries.get(key);
  if (value === undefined) entries.set(key, (value = make()));
  return value;
}

/** Adds values to the list of a key. */
export function addAt<K, V>(lists: Entries<K, V[]>, key: K, ...values: readonly V[]): void {
  const list = getOrMake(lists, key, () => []);
  for (const value of values) list.push(value);
}
