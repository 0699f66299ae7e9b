import type { Connection } from './database';
import type { Lane } from './loop';
import { Cursor, ObjectStore, Request } from './object-store';
import { Target } from './target';

/** What a committed transaction did to a record. */
export interface Difference {
  store: string;
  key: string;
  before: unknown;
  after: unknown;
}

export type Names = string[] & { contains: (name: string) => boolean };

export function namesOf(names: Iterable<string>): Names {
  const list = [...names].sort();
  return Object.assign(list, { contains: (name: string) => list.includes(name) });
}

/** A transaction: its writes are seen by others once it is committed, all at once. */
export class Transaction extends Target {
  error: unknown = null;
  /** Whose change it writes; the page's harness sets it. */
  change: unknown = null;
  /** Requests may be placed, it waits for requests, it is being committed, or it has ended. */
  state: 'active' | 'idle' | 'committing' | 'done' = 'active';
  lane: Lane = [];
  #isStarted = false;
  #waiting: (() => void)[] = [];
  #open = 0;
  #writes = new Map<string, Map<string, unknown>>();

  constructor(
    readonly connection: Connection,
    readonly scope: ReadonlySet<string>,
    readonly mode: 'readonly' | 'readwrite' | 'versionchange',
    readonly durability: string,
  ) {
    super();
    this.loop.afterTask(() => this.#rest());
  }

  get loop() {
    return this.connection.page.loop;
  }

  get objectStoreNames(): Names {
    return namesOf(this.mode === 'versionchange' ? this.connection.stores.keys() : this.scope);
  }

  get db(): Connection {
    return this.connection;
  }

  objectStore(name: string): ObjectStore {
    if (this.state === 'done') throw new DOMException('', 'InvalidStateError');
    const names = this.mode === 'versionchange' ? this.connection.stores : this.scope;
    if (!names.has(name)) throw new DOMException(name, 'NotFoundError');
    return new ObjectStore(this, name);
  }

  abort(): void {
    if (this.state === 'committing' || this.state === 'done')
      throw new DOMException('', 'InvalidStateError');
    this.fail(null);
  }

  /** Returns true if it must wait for another one that was created before. */
  isBehind(other: Transaction): boolean {
    if (this.mode === 'readonly' && other.mode === 'readonly') return false;
    for (const name of this.scope) if (other.scope.has(name)) return true;
    return false;
  }

  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    for (const run of this.#waiting.splice(0)) this.loop.add(this.lane, this.connection.page, run);
    if (this.state === 'idle') this.#rest();
  }

  /** Places a request that calls `work` in its turn. */
  place(work: () => unknown, request = new Request(this)): Request {
    if (this.state !== 'active') throw new DOMException('', 'TransactionInactiveError');
    this.#open++;
    const run = () => {
      this.#open--;
      if (this.state === 'done') return;
      request.result = work();
      this.#activate(() => request.dispatch('success'));
    };
    if (this.#isStarted) this.loop.add(this.lane, this.connection.page, run);
    else this.#waiting.push(run);
    return request;
  }

  #activate(run: () => void): void {
    const { page } = this.connection;
    this.state = 'active';
    page.transaction = this;
    this.loop.afterTask(() => {
      page.transaction = null;
      this.#rest();
    });
    run();
  }

  /** Runs a listener in which requests may be placed. */
  enter(run: () => void): void {
    this.#activate(run);
  }

  #rest(): void {
    if (this.state !== 'active' && this.state !== 'idle') return;
    this.state = 'idle';
    if (!this.#isStarted || this.#open > 0) return;
    this.state = 'committing';
    this.loop.add(this.lane, null, () => this.#commit());
  }

  read(store: string, key: string): unknown {
    const written = this.#writes.get(store);
    if (written?.has(key)) return written.get(key);
    return this.connection.stores.get(store)?.get(key);
  }

  keys(store: string): string[] {
    const keys = new Set(this.connection.stores.get(store)?.keys());
    for (const [key, value] of this.#writes.get(store) ?? [])
      if (value === undefined) keys.delete(key);
      else keys.add(key);
    return [...keys].sort();
  }

  write(store: string, key: string, value: unknown): void {
    const written = this.#writes.get(store);
    if (written) written.set(key, value);
    else this.#writes.set(store, new Map([[key, value]]));
  }

  /** What is different once it is committed. */
  differences(): Difference[] {
    return [...this.#writes].flatMap(([store, values]) =>
      [...values].map(([key, after]) => {
        const before = this.connection.stores.get(store)?.get(key);
        return { store, key, before, after };
      }),
    );
  }

  #commit(): void {
    if (this.state !== 'committing') return;
    if (this.connection.database.commit(this)) this.#end('complete');
    else this.fail(new DOMException('', 'QuotaExceededError'));
  }

  fail(error: unknown): void {
    this.error = error;
    this.#end('abort');
  }

  #end(event: 'complete' | 'abort'): void {
    this.state = 'done';
    this.#writes.clear();
    this.connection.database.end(this);
    this.loop.add(this.lane, this.connection.page, () => this.dispatch(event));
  }
}

export { Cursor, ObjectStore, Request };
