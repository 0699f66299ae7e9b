/**
 * Finds things by any name that a source uses for them: first by the exact id, then by other names such as a roll number,
 * an email address or a full name, regardless of case and spaces. A weaker name is used only if it means one thing. What
 * no name leads to is found by a key of its own, for people a name without titles and the order of words.
 */
export class Directory<T> {
  private readonly byId = new Map<string, T>();
  private readonly byName = new Map<string, T | Set<T>>();
  private readonly byKey = new Map<string, T | Set<T>>();

  constructor(private readonly keyOf?: (name: string) => string) {}

  get size(): number {
    return this.byId.size;
  }

  values(): Iterable<T> {
    return this.byId.values();
  }

  get(id: string): T | undefined {
    return this.byId.get(id);
  }

  put(id: string, item: T): void {
    this.byId.set(id, item);
    this.name(item, id);
  }

  /** Adds a further name of a thing. */
  name(item: T, name: string | undefined): void {
    if (name === undefined) return;
    addTo(this.byName, nameKey(name), item);
    if (this.keyOf) addTo(this.byKey, this.keyOf(name), item);
  }

  /** Returns what a reference leads to, if it is one thing. */
  find(reference: string): T | undefined {
    const found = this.meantBy(reference);
    return found instanceof Set ? undefined : found;
  }

  /** Returns true if a reference leads to something, or to several things. */
  has(reference: string): boolean {
    return this.meantBy(reference) !== undefined;
  }

  /** The things that a reference means, if they are several. */
  several(reference: string): T[] {
    const found = this.meantBy(reference);
    return found instanceof Set ? [...found] : [];
  }

  private meantBy(reference: string): T | Set<T> | undefined {
    const exact = this.byId.get(reference);
    if (exact !== undefined || this.byName.size === 0) return exact;
    const named = this.byName.get(nameKey(reference));
    return named ?? (this.keyOf && this.byKey.get(this.keyOf(reference)));
  }
}

function addTo<T>(map: Map<string, T | Set<T>>, key: string, item: T): void {
  if (key === '') return;
  const known = map.get(key);
  if (known === undefined) map.set(key, item);
  else if (known instanceof Set) known.add(item);
  else if (known !== item) map.set(key, new Set([known, item]));
}

/** Nothing that is composed in two ways, and only single spaces between words. */
const plain = /^[^\s\u0080-\uffff]+(?: [^\s\u0080-\uffff]+)*$/;

/** A name as it is compared: "Rao,  Anita" is "rao, anita". */
export function nameKey(name: string): string {
  if (plain.test(name)) return name.toLowerCase();
  return name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
}

/** A code or the name of a class as it is compared: "CSE-A" is "CSE A", and "R23 CS201" is "R23CS201". */
export const codeKey = (name: string) => nameKey(name).replace(/[\s._/()-]+/gu, '');
