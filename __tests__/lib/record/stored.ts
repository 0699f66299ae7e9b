import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';

/** The browser's small storage, in memory. */
class MemoryStorage {
  private readonly entries = new Map<string, string>();
  isDenied = false;
  /** How many characters fit. */
  room = Infinity;

  get length(): number {
    return this.entries.size;
  }

  key(index: number): string | null {
    return [...this.entries.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    if (this.isDenied) throw new DOMException('denied', 'SecurityError');
    return this.entries.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.isDenied) throw new DOMException('denied', 'SecurityError');
    const others = [...this.entries].filter(([name]) => name !== key).flat();
    if ([...others, key, value].join('').length > this.room)
      throw new DOMException('full', 'QuotaExceededError');
    this.entries.set(key, value);
  }

  removeItem(key: string): void {
    this.entries.delete(key);
  }

  keys(): string[] {
    return [...this.entries.keys()];
  }
}

export interface Device {
  local: MemoryStorage;
  tab: MemoryStorage;
}

/** A storage whose entries are its keys, as in browsers. */
const newStorage = () =>
  new Proxy(new MemoryStorage(), {
    ownKeys: (storage) => storage.keys(),
    set: (storage, name, value) => Reflect.set(storage, name, value),
    getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
  });

/** Starts with an empty device and a new tab. */
export function newDevice(): Device {
  globalThis.indexedDB = new IDBFactory();
  const device = { local: newStorage(), tab: newStorage() };
  Object.assign(globalThis, { localStorage: device.local, sessionStorage: device.tab });
  return device;
}
