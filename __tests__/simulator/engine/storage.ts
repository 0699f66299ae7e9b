/** `localStorage` or `sessionStorage`: its entries are its own properties, as in a browser. */
export class MemoryStorage {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null;
  }

  setItem(key: string, value: string): void {
    const isLarger = String(value).length > (this.getItem(key)?.length ?? -1);
    if (full.has(this) && isLarger) throw new DOMException('', 'QuotaExceededError');
    Reflect.set(this, key, String(value));
    onChange.get(this)?.(key);
  }

  removeItem(key: string): void {
    if (!Object.hasOwn(this, key)) return;
    Reflect.deleteProperty(this, key);
    onChange.get(this)?.(key);
  }

  key(index: number): string | null {
    return Object.keys(this)[index] ?? null;
  }

  get length(): number {
    return Object.keys(this).length;
  }
}

/** Storages that accept nothing more. */
export const full = new WeakSet<MemoryStorage>();

/** What runs when an entry changes. */
export const onChange = new WeakMap<MemoryStorage, (key: string) => void>();
