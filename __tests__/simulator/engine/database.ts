import type { Lane, Loop, Runner } from './loop';
import { Request } from './object-store';
import { Target } from './target';
import { namesOf, Transaction, type Difference, type Names } from './transaction';

/** What the engine knows of a page. */
export interface EnginePage extends Runner {
  loop: Loop;
  /** How much newer its version of every database is, as after a release; sessions keep their version. */
  release: number;
  /** The transaction whose event is being handled. */
  transaction: Transaction | null;
}

/** A transaction that was committed, or the deletion of a database. */
export interface Commit {
  database: string;
  page: EnginePage;
  /** Whose change it was, if the page knew. */
  change: unknown;
  differences: readonly Difference[] | 'deleted';
  /** False once a power failure has taken it back. */
  isDurable: boolean;
}

/** The databases of a device. */
export class Engine {
  readonly databases = new Map<string, Database>();
  /** How many more transactions with new records fit. */
  room = Infinity;

  constructor(
    readonly loop: Loop,
    readonly onCommit: (commit: Commit) => void,
  ) {}

  /** `indexedDB` of a page. */
  factoryOf(page: EnginePage) {
    return {
      open: (name: string, version: number) => {
        const request = new Request();
        this.of(name).ask({
          page,
          request,
          version: name.endsWith(':sessions') ? version : version + page.release,
        });
        return request;
      },
      databases: () =>
        new Promise((resolve) => {
          const known = () => [...this.databases.values()].filter(({ version }) => version > 0);
          this.loop.add([], page, () => resolve(known().map(({ name }) => ({ name }))));
        }),
      deleteDatabase: (name: string) => {
        const request = new Request();
        this.of(name).ask({ page, request, version: null });
        return request;
      },
    };
  }

  of(name: string): Database {
    const known = this.databases.get(name);
    if (known) return known;
    const database = new Database(this, name);
    this.databases.set(name, database);
    return database;
  }

  /** Ends all work of a page: transactions that are not being committed are lost, others may be. */
  kill(page: EnginePage): void {
    page.alive = false;
    for (const database of this.databases.values()) database.drop(page);
  }

  /** A power failure, after which every page is gone: what was written without waiting for the disk may be lost. */
  failPower(): void {
    for (const database of this.databases.values()) database.failPower();
  }
}

interface Ask {
  page: EnginePage;
  request: Request;
  /** Null: delete it. */
  version: number | null;
  isBegun?: boolean;
}

class Database {
  version = 0;
  stores = new Map<string, Map<string, unknown>>();
  keyPath = 'id';
  readonly connections = new Set<Connection>();
  #transactions: Transaction[] = [];
  #asks: Ask[] = [];
  #lane: Lane = [];
  #atRisk: Commit[] = [];

  constructor(
    readonly engine: Engine,
    readonly name: string,
  ) {}

  ask(ask: Ask): void {
    this.#asks.push(ask);
    this.#advance();
  }

  /** Begins the first of the requests to open or delete it, once nothing is in its way. */
  #advance(): void {
    const [ask] = this.#asks;
    if (!ask || ask.isBegun) return;
    ask.isBegun = true;
    this.engine.loop.add(this.#lane, null, () => this.#begin(ask));
  }

  #begin(ask: Ask): void {
    const { page, version, request } = ask;
    if (!page.alive) return this.#finish(ask);
    if (version !== null && version < this.version) {
      request.error = new DOMException('', 'VersionError');
      return this.#finish(ask, 'error');
    }
    if (version === this.version) {
      request.result = new Connection(this, page);
      return this.#finish(ask, 'success');
    }
    for (const connection of this.connections)
      if (!connection.isClosed)
        this.engine.loop.add([], connection.page, () => {
          if (!connection.isClosed)
            connection.dispatch('versionchange', { oldVersion: this.version, newVersion: version });
        });
    this.check();
  }

  /** Goes on with an upgrade or a deletion once all connections are closed. */
  check(): void {
    const [ask] = this.#asks;
    if (!ask?.isBegun || ask.version === this.version || this.connections.size > 0) return;
    if (this.#lane.length > 0) return;
    if (!ask.page.alive) return this.#finish(ask);
    if (ask.version === null) return this.#delete(ask);
    if (ask.version < this.version) return;
    this.#upgrade(ask, ask.version);
  }

  #delete(ask: Ask): void {
    this.engine.onCommit({
      database: this.name,
      page: ask.page,
      change: null,
      differences: 'deleted',
      isDurable: true,
    });
    this.stores = new Map();
    this.version = 0;
    this.#atRisk = [];
    this.#finish(ask, 'success');
  }

  #upgrade(ask: Ask, version: number): void {
    const { page, request } = ask;
    const before = new Map([...this.stores].map(([name, records]) => [name, new Map(records)]));
    const connection = new Connection(this, page);
    const scope = new Set(['*']);
    const transaction = new Transaction(connection, scope, 'versionchange', 'strict');
    Object.assign(request, { transaction, result: connection });
    this.#transactions.push(transaction);
    connection.onUpgraded = (isDone) => {
      if (isDone) this.version = version;
      else this.stores = before;
      if (isDone) this.#finish(ask, 'success');
      else this.#finish(ask);
    };
    const oldVersion = this.version;
    transaction.start();
    this.engine.loop.add(transaction.lane, page, () =>
      transaction.enter(() =>
        request.dispatch('upgradeneeded', { oldVersion, newVersion: version }),
      ),
    );
  }

  #finish(ask: Ask, event?: 'success' | 'error'): void {
    this.#asks = this.#asks.filter((other) => other !== ask);
    const { page, request } = ask;
    if (event) this.engine.loop.add(this.#lane, page, () => request.dispatch(event));
    this.#advance();
  }

  begin(transaction: Transaction): void {
    this.#transactions.push(transaction);
    this.#startNext();
  }

  #startNext(): void {
    this.#transactions.forEach((one, index) => {
      if (!this.#transactions.slice(0, index).some((other) => one.isBehind(other))) one.start();
    });
  }

  /** Makes a transaction's writes real; false if they do not fit. */
  commit(transaction: Transaction): boolean {
    const differences = transaction.differences();
    if (differences.some(({ after }) => after !== undefined) && this.engine.room-- <= 0) {
      this.engine.room = 0;
      return false;
    }
    for (const { store, key, after } of differences) {
      if (after === undefined) this.stores.get(store)?.delete(key);
      else this.stores.get(store)?.set(key, after);
    }
    const { change, mode } = transaction;
    const { page } = transaction.connection;
    const commit = { database: this.name, page, change, differences, isDurable: true };
    if (transaction.durability === 'relaxed') this.#atRisk.push(commit);
    else if (differences.length > 0) this.#atRisk = [];
    if (mode !== 'readonly') this.engine.onCommit(commit);
    return true;
  }

  end(transaction: Transaction): void {
    this.#transactions = this.#transactions.filter((other) => other !== transaction);
    const { connection, mode, error } = transaction;
    if (mode === 'versionchange') connection.onUpgraded(error === null && connection.page.alive);
    connection.release();
    this.#startNext();
  }

  isBusy(connection: Connection): boolean {
    return this.#transactions.some((one) => one.connection === connection);
  }

  drop(page: EnginePage): void {
    for (const transaction of this.#transactions.filter(
      ({ connection }) => connection.page === page,
    ))
      if (transaction.state !== 'committing' || this.engine.loop.pick(2) === 0)
        transaction.fail(new DOMException('', 'AbortError'));
    for (const connection of [...this.connections])
      if (connection.page === page) connection.close();
    const [ask] = this.#asks;
    if (ask?.page === page && ask.isBegun) this.check();
  }

  failPower(): void {
    const lost = this.#atRisk.slice(this.engine.loop.pick(this.#atRisk.length + 1));
    for (const commit of lost.reverse()) {
      commit.isDurable = false;
      for (const { store, key, before } of commit.differences as Difference[])
        if (before === undefined) this.stores.get(store)?.delete(key);
        else this.stores.get(store)?.set(key, before);
    }
    this.#atRisk = [];
  }
}

export class Connection extends Target {
  isClosed = false;
  onUpgraded: (isDone: boolean) => void = () => {};

  constructor(
    readonly database: Database,
    readonly page: EnginePage,
  ) {
    super();
    database.connections.add(this);
  }

  get name(): string {
    return this.database.name;
  }

  get stores() {
    return this.database.stores;
  }

  get objectStoreNames(): Names {
    return namesOf(this.stores.keys());
  }

  /** Releases differ only in their number, so each makes the stores again: those that are there stay. */
  createObjectStore(name: string, { keyPath }: { keyPath: string }): void {
    this.database.keyPath = keyPath;
    if (!this.stores.has(name)) this.stores.set(name, new Map());
  }

  transaction(
    names: string | readonly string[],
    mode: 'readonly' | 'readwrite' = 'readonly',
    { durability = 'default' } = {},
  ): Transaction {
    if (this.isClosed) throw new DOMException('', 'InvalidStateError');
    const scope = new Set(typeof names === 'string' ? [names] : names);
    for (const name of scope)
      if (!this.stores.has(name)) throw new DOMException(name, 'NotFoundError');
    const transaction = new Transaction(this, scope, mode, durability);
    this.database.begin(transaction);
    return transaction;
  }

  /** Once its transactions have ended, nothing waits for it. */
  close(): void {
    this.isClosed = true;
    this.release();
  }

  release(): void {
    if (!this.isClosed || this.database.isBusy(this)) return;
    this.database.connections.delete(this);
    this.database.check();
  }
}
