import { Target } from './target';
import type { Transaction } from './transaction';

export class Request extends Target {
  result: unknown = undefined;
  error: unknown = null;
  constructor(readonly transaction: Transaction | null = null) {
    super();
  }
}

/** Stored values are copies that nobody can change. */
function copyOf<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (Array.isArray(value)) return Object.freeze(value.map(copyOf)) as T;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) copy[key] = copyOf((value as Record<string, unknown>)[key]);
  return Object.freeze(copy) as T;
}

export class ObjectStore {
  constructor(
    readonly transaction: Transaction,
    private current: string,
  ) {}

  get name(): string {
    return this.current;
  }

  /** Renames the store, in an upgrade. */
  set name(next: string) {
    const { stores } = this.transaction.connection;
    const records = stores.get(this.current);
    if (!records) throw new DOMException('', 'NotFoundError');
    stores.delete(this.current);
    stores.set(next, records);
    this.current = next;
  }

  get(key: string): Request {
    return this.transaction.place(() => this.transaction.read(this.current, key));
  }

  getKey(key: string): Request {
    return this.transaction.place(() =>
      this.transaction.read(this.current, key) === undefined ? undefined : key,
    );
  }

  getAllKeys(): Request {
    return this.transaction.place(() => this.transaction.keys(this.current));
  }

  getAll(): Request {
    return this.transaction.place(() =>
      this.transaction.keys(this.current).map((key) => this.transaction.read(this.current, key)),
    );
  }

  put(value: Record<string, unknown>): Request {
    const copy = copyOf(value);
    const key = String(copy[this.transaction.connection.database.keyPath]);
    return this.transaction.place(() => {
      this.transaction.write(this.current, key, copy);
      return key;
    });
  }

  delete(key: string): Request {
    return this.transaction.place(() => void this.transaction.write(this.current, key, undefined));
  }

  openCursor(): Request {
    const request = new Request(this.transaction);
    const keys = () => this.transaction.keys(this.current);
    return this.transaction.place(() => Cursor.at(this, keys(), 0, request), request);
  }
}

export class Cursor {
  constructor(
    readonly source: ObjectStore,
    readonly key: string,
    readonly value: unknown,
    private next: () => void,
    readonly request: Request,
  ) {}

  static at(store: ObjectStore, keys: string[], index: number, request: Request): Cursor | null {
    const key = keys[index];
    if (key === undefined) return null;
    const { transaction } = store;
    const next = () =>
      void transaction.place(() => Cursor.at(store, keys, index + 1, request), request);
    return new Cursor(store, key, transaction.read(store.name, key), next, request);
  }

  update(value: Record<string, unknown>): Request {
    return this.source.put(value);
  }

  continue(): void {
    this.next();
  }

  advance(): void {}
  continuePrimaryKey(): void {}
}
