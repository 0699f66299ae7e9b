import type { Path, Problem } from '@/content/parse';
import { lineOf, pathKey, type JsonSource } from './json-source';

/** The keys in a path as people write it: items[2].status. */
function keysOf(path: string): Path {
  if (path.startsWith('(')) return [];
  return [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name]) =>
    index === undefined ? (name ?? '') : Number(index),
  );
}

/** Adds the line of a problem in its file, and the ID of its entry. */
export function locate(
  problem: Problem,
  { text, value, source }: { text: string; value: unknown; source: JsonSource },
): Problem {
  const keys = keysOf(problem.path);
  const unknownName = source.names.get(pathKey([...keys, problem.found.split(', ')[0] ?? '']));
  const entry = entryOf(value, keys);
  const at =
    unknownName ??
    keys
      .map((_, index) => offsetOf(source, keys.slice(0, keys.length - index)))
      .find((offset) => offset !== undefined);
  if (at === undefined) return problem;
  return { ...problem, line: lineOf(text, at).line, ...(entry && { entry }) };
}

function offsetOf({ names, offsets }: JsonSource, keys: Path): number | undefined {
  return names.get(pathKey(keys)) ?? offsets.get(pathKey(keys));
}

/** The ID of the innermost list entry on a path. */
function entryOf(value: unknown, keys: Path): string | undefined {
  let at = value;
  let entry: string | undefined;
  for (const key of keys) {
    at = (at as Record<PropertyKey, unknown> | null | undefined)?.[key];
    const id = (at as { id?: unknown } | null | undefined)?.id;
    if (typeof key === 'number' && typeof id === 'string') entry = id;
  }
  return entry;
}
