import { isObject, type Json } from '@/tools/import/record/merge';

/** Removes a person from a JSON value: entries of the person in lists, and fields with the person's id or name. */
export function eraseFrom(value: Json, isPerson: (text: string) => boolean): Json {
  if (Array.isArray(value))
    return value
      .filter((item) => !isEntryOf(item, isPerson))
      .map((item) => eraseFrom(item, isPerson));
  if (!isObject(value)) return value;
  const kept: { [name: string]: Json } = {};
  for (const [name, field] of Object.entries(value)) {
    if (isPerson(name) || (typeof field === 'string' && isPerson(field))) continue;
    const erased = eraseFrom(field, isPerson);
    // A list of names of which none is left is left out, like a single name.
    if (Array.isArray(erased) && erased.length === 0 && isListOfNames(field)) continue;
    kept[name] = erased;
  }
  return kept;
}

const isListOfNames = (value: Json) =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');

/** Whether an entry is the person's own: a name, or for example a row of a register or a conversation. */
function isEntryOf(item: Json, isPerson: (text: string) => boolean): boolean {
  if (typeof item === 'string') return isPerson(item);
  if (!isObject(item)) return false;
  return ['rollNumber', 'employeeId', 'name'].some((field) => {
    const value = item[field];
    return typeof value === 'string' && isPerson(value);
  });
}
