/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/**
 * Lays a correction over a record (JSON Merge Patch, RFC 7396): an object changes the fields that it names, null removes
 * one, and everything else, lists included, replaces what is there. The one addition: `items` that have ids replace or add
 * the entries of their ids, and leave the others.
 */
export function mergeCorrection(value: Json | undefined, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const merged: { [name: string]: Json } = isObject(value) ? { ...value } : {};
  for (const [name, change] of Object.entries(patch)) {
    if (change === null) delete merged[name];
    else if (name === 'items' && haveIds(change) && haveIds(merged[name]))
      merged[name] = mergeItems(merged[name], change);
    else merged[name] = mergeCorrection(merged[name], change);
  }
  return merged;
}

interface Item {
  id: string;
  [name: string]: Json;
}

function mergeItems(items: Item[], changes: Item[]): Json[] {
  const known = new Set(items.map(({ id }) => id));
  return [
    ...items.map((item) => {
      const change = changes.find(({ id }) => id === item.id);
      return change ? mergeCorrection(item, change) : item;
    }),
    ...changes.filter(({ id }) => !known.has(id)),
  ];
}

function haveIds(value: Json | undefined): value is Item[] {
  return (
    Array.isArray(value) && value.every((item) => isObject(item) && typeof item['id'] === 'string')
  );
}

export const isObject = (value: Json | undefined): value is { [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
