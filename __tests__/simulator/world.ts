import { Channels, type Delivery } from './engine/channel';
import { Engine, type Commit, type EnginePage } from './engine/database';
import { MemoryBlob } from './engine/blob';
import { Locks } from './engine/lock';
import { Loop } from './engine/loop';
import { Server } from './engine/server';
import { full, MemoryStorage, onChange } from './engine/storage';
import type { Target } from './engine/target';
import type { Transaction } from './engine/transaction';
import { Oracle, type Edit } from './oracle';
import { enter, type Pages } from './page/open-page';
import type { Product } from './page/entry';

/** Random whole numbers from 0 to 2^32 - 1 that depend on the seed only (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** Where the harness holds what a person left open on a page. */
type OpenForm = ReturnType<Product['openForm']>;

/** A page in a tab. */
export class Page implements EnginePage {
  alive = true;
  transaction: Transaction | null = null;
  toasts: { text: string; urgent: boolean }[] = [];
  product!: Product;
  window!: Target;
  globals!: Record<string, unknown>;
  /** The edit whose code runs now, or until it ends. */
  edit: Edit | null = null;
  form: OpenForm | null = null;
  typed = '';
  /** A form that changes a record: the record as it was opened. */
  opened: { id: string; fields: { title: string; about: string } } | null = null;

  constructor(
    readonly loop: Loop,
    readonly release: number,
    readonly tab: Tab,
  ) {}

  get device(): Device {
    return this.tab.device;
  }

  enter(): void {
    enter(this.globals);
  }

  get world(): World {
    return this.device.world;
  }

  /** Returns true if its person is still the one who is signed in. */
  isCurrent(): boolean {
    this.enter();
    return this.product.isPageCurrent();
  }

  get isTabOnly(): boolean {
    return this.product.pageFlag?.mode === 'tab';
  }

  /** The person of the page: p1, p2, or p0 for the sample. */
  get person(): string {
    return this.product.pageFlag ? `p${this.product.pageFlag.device[0]}` : 'p0';
  }
}

export class Tab {
  page: Page | null = null;
  sessionStorage!: MemoryStorage;

  constructor(readonly device: Device) {
    this.renew();
  }

  /** Forgets what ends with a tab. */
  renew(): void {
    this.sessionStorage = new MemoryStorage();
    const { world } = this.device;
    onChange.set(this.sessionStorage, (key) => {
      if (this.page && key.endsWith(':tab')) world.oracle.onTabStored(this.page);
    });
  }
}

export class Device {
  localStorage = new MemoryStorage();
  engine: Engine;
  locks: Locks;
  channels: Channels;
  tabs: Tab[];
  /** How wrong its clock is, in milliseconds. */
  skew = 0;
  release = 0;
  /** Files that people saved on it, such as backups. */
  constructor(
    readonly world: World,
    readonly index: number,
    readonly hasLocks: boolean,
  ) {
    this.engine = new Engine(world.loop, (commit: Commit) =>
      world.check(() => world.oracle.onCommit(this, commit)),
    );
    this.locks = new Locks(world.loop);
    this.channels = new Channels(world.loop);
    this.tabs = [new Tab(this), new Tab(this), new Tab(this)];
    onChange.set(this.localStorage, (key) => this.#onStorage(key));
  }

  /** Other tabs hear of a change to the person who is signed in. */
  #onStorage(key: string): void {
    if (!key.endsWith(':person')) return;
    for (const { page } of this.tabs)
      if (page) this.world.loop.add([], page, () => page.window.dispatch('storage', { key }));
  }

  get pages(): Page[] {
    return this.tabs.flatMap(({ page }) => page ?? []);
  }
}

const start = Date.parse('2026-11-02T09:00:00.000Z');

/** Two devices of two people, with all that a schedule decides. */
export class World {
  readonly loop: Loop;
  readonly random: () => number;
  readonly oracle: Oracle;
  readonly devices: Device[];
  readonly server: Server;
  /** Backups and exchange files, by person. */
  files: { kind: 'backup' | 'request' | 'decisions'; person: string; content: MemoryBlob }[] = [];
  delivery: Delivery = 'once';
  wereMessagesLost = false;

  /** With order 0, everything runs in the order in which it began. */
  constructor(
    readonly pages: Pages,
    order: number,
    hasLocks: boolean,
  ) {
    const next = randomOf(order);
    this.random = randomOf(1);
    this.loop = new Loop(order === 0 ? () => 0 : (count) => next() % count);
    this.oracle = new Oracle(this);
    this.server = new Server(this.loop, (page, name, letter) =>
      this.check(() => this.oracle.onUpload(page as Page, name, letter)),
    );
    this.devices = [0, 1].map((index) => new Device(this, index, hasLocks));
  }

  open(tab: Tab): Page {
    const { device } = tab;
    const page = new Page(this.loop, device.release, tab);
    tab.page = page;
    const { localStorage, engine, locks, channels } = device;
    const { product, window, globals } = this.pages.open(page, {
      loop: this.loop,
      clock: () => start + Math.floor(this.loop.time) + device.skew,
      random: this.random,
      ...{ localStorage, sessionStorage: tab.sessionStorage },
      indexedDB: engine.factoryOf(page),
      locks: device.hasLocks ? locks.managerOf(page) : undefined,
      BroadcastChannel: channels.classFor(page),
      reload: () => this.reload(page),
      upload: this.server.uploadOf(page),
      saveFile: (content) => void this.files.push({ kind: 'backup', person: page.person, content }),
    });
    Object.assign(page, { product, window, globals });
    this.oracle.watch(page);
    product.start();
    return page;
  }

  /** A page that is left: it may still write to storage, and what is being committed may be stored. */
  close(page: Page): void {
    if (!page.alive) return;
    page.window.dispatch('pagehide');
    this.oracle.onClose(page);
    this.kill(page);
  }

  reload(page: Page): void {
    if (!page.alive) return;
    const { tab } = page;
    this.close(page);
    // Its code does not run in the task of the page before.
    this.loop.add([], null, () => void (tab.page ?? this.open(tab)));
  }

  /** A page that ends without a warning. */
  kill(page: Page): void {
    const { device, tab } = page;
    device.engine.kill(page);
    device.locks.drop(page);
    device.channels.drop(page);
    this.oracle.onEnd(page);
    if (tab.page === page) tab.page = null;
  }

  failPower(device: Device): void {
    for (const page of device.pages) this.kill(page);
    device.engine.failPower();
    this.check(() => this.oracle.onPowerFailure(device));
  }

  /** How much still fits on a device: so many transactions, or nothing in the storage either. */
  fill(device: Device, room: number): void {
    device.engine.room = room;
    const storages = [device.localStorage, ...device.tabs.map((tab) => tab.sessionStorage)];
    for (const storage of storages)
      if (room === 0) full.add(storage);
      else full.delete(storage);
  }

  #values = 0;

  /** A text that nobody has entered yet, marked with the person of the page. */
  value(page: Page): string {
    return `${page.person}-${++this.#values}`;
  }

  fileOf(content: string): Blob {
    return new MemoryBlob([content], { type: 'text/plain' }) as unknown as Blob;
  }

  /** The first broken promise, noticed in the middle of the product's code. */
  #broken: unknown = null;

  check(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.#broken ??= error;
    }
  }

  /** Runs something as a task of its own. */
  async do(run: () => void, page: Page | null = null): Promise<void> {
    await this.loop.do(run, page);
    if (this.#broken) throw this.#broken;
  }

  /** Runs tasks; resolves to whether none is left. */
  run(steps: number): Promise<boolean> {
    return this.loop.run(steps, (runner) => {
      if (runner instanceof Page && runner.alive) this.check(() => this.oracle.checkShown(runner));
      if (this.#broken) throw this.#broken;
    });
  }

  deliver(delivery: Delivery): void {
    this.delivery = delivery;
    this.wereMessagesLost ||= delivery === 'never';
    for (const device of this.devices) device.channels.delivery = delivery;
  }
}
