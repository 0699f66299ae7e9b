import { createHash } from 'node:crypto';
import { Connection, type EnginePage } from '../engine/database';
import { MemoryBlob, MemoryFile } from '../engine/blob';
import type { Loop } from '../engine/loop';
import { Cursor, ObjectStore, Request } from '../engine/object-store';
import type { Server } from '../engine/server';
import type { MemoryStorage } from '../engine/storage';
import { Target } from '../engine/target';
import { Transaction } from '../engine/transaction';
import { globalNames, type Bundle } from './bundle';
import type { Product } from './entry';

/** What a page gets from its device and its tab. */
interface Surroundings {
  loop: Loop;
  /** Milliseconds since 1970 on the clock of the device. */
  clock: () => number;
  random: () => number;
  localStorage: MemoryStorage;
  sessionStorage: MemoryStorage;
  indexedDB: { open: unknown; deleteDatabase: unknown };
  locks: object | undefined;
  BroadcastChannel: unknown;
  reload: () => void;
  saveFile: (content: MemoryBlob, name: string) => void;
  upload: ReturnType<Server['uploadOf']>;
}

type Globals = Record<string, unknown>;

/** The globals of the page whose code runs now. */
let current: Globals = {};

/** From now on, the code of this page runs. */
export function enter(globals: Globals): void {
  current = globals;
}

/** An object of the page whose code runs, for the modules that all pages share. */
function currentObject(name: string): object {
  return new Proxy(
    {},
    {
      get(_target, key) {
        const object = current[name] as Record<PropertyKey, unknown>;
        const value = object[key];
        return typeof value === 'function' ? (value.bind(object) as unknown) : value;
      },
    },
  );
}

const currentFunction =
  (name: string) =>
  (...values: unknown[]) =>
    (current[name] as (...all: unknown[]) => unknown)(...values);

class SimulatedDate extends Date {
  constructor(...parts: [] | [number | string | Date]) {
    super(parts.length === 0 ? SimulatedDate.now() : parts[0]);
  }
  static override now(): number {
    return (current['clock'] as () => number)();
  }
}

/** What does not depend on the page. */
const classes = {
  ...{ IDBDatabase: Connection, IDBObjectStore: ObjectStore, IDBCursor: Cursor },
  ...{ IDBRequest: Request, IDBTransaction: Transaction, IDBIndex: class {} },
  ...{ Blob: MemoryBlob, File: MemoryFile, Date: SimulatedDate },
  ...{ HTMLElement: class {}, HTMLDialogElement: class {} },
};

const sharedGlobals: Globals = {
  ...classes,
  ...Object.fromEntries(
    ['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'globalThis']
      .concat('indexedDB', 'crypto')
      .map((name) => [name, currentObject(name)]),
  ),
  ...Object.fromEntries(
    ['setTimeout', 'clearTimeout', 'requestAnimationFrame'].map((name) => [
      name,
      currentFunction(name),
    ]),
  ),
};

type Factory = (...globals: unknown[]) => void;

const evaluate = (factory: Factory, globals: Globals) =>
  factory(...globalNames.map((name) => globals[name]));

/** Makes pages of a bundle; the functions in it are compiled once. */
export class Pages {
  #page: Factory;
  #shared: unknown;

  constructor({ page, shared }: Bundle) {
    this.#page = new Function(...globalNames, page) as Factory;
    const made = { exports: {} as { modules: unknown } };
    const factory = new Function(...globalNames, shared) as Factory;
    evaluate(factory, { ...sharedGlobals, module: made });
    this.#shared = made.exports.modules;
  }

  open(runner: EnginePage, surroundings: Surroundings) {
    const globals = globalsOf(runner, surroundings);
    enter(globals);
    const made = { exports: {} as { page: Product } };
    evaluate(this.#page, { ...globals, module: made, shared: this.#shared });
    return { product: made.exports.page, globals, window: globals.window };
  }
}

/** The keys of a person, from an access code such as "p1". */
function accessOf(code: string) {
  const device = code.slice(1).repeat(16).slice(0, 16);
  const key = Object.freeze({ of: code });
  return { name: `name-of-${code}`, key, bytes: new Uint8Array(32), deviceKey: key, device };
}

const none = () => null;

function globalsOf(runner: EnginePage, surroundings: Surroundings) {
  const { loop, clock, localStorage, sessionStorage, indexedDB, locks } = surroundings;
  const { random, reload, saveFile, upload, BroadcastChannel } = surroundings;
  const newName = () =>
    Array.from({ length: 8 }, () => random().toString(16).padStart(8, '0')).join('');
  const navigator = { locks, onLine: true };
  const timers: (() => void)[] = [];
  const setTimeout = (run: () => void, delay = 0) =>
    timers.push(loop.addTimer(runner, run, delay)) - 1;
  const location = { pathname: '/Dashboard/', href: 'https://college.example/Dashboard/', reload };
  return {
    ...classes,
    ...{ clock, localStorage, sessionStorage, indexedDB, navigator, location, BroadcastChannel },
    window: Object.assign(new Target(), { location, saveFile, accessOf, upload, newName }),
    globalThis: { localStorage, sessionStorage, navigator },
    document: {
      documentElement: { dataset: {} },
      ...{ activeElement: null, body: null, visibilityState: 'visible' },
      ...{ getElementById: none, querySelector: none, querySelectorAll: () => [] },
    },
    setTimeout,
    clearTimeout: (id: number) => timers[id]?.(),
    requestAnimationFrame: (run: () => void) => setTimeout(run, 16),
    crypto: cryptoOf(random),
  };
}

/** Random bytes that depend on the schedule only, and encryption that changes nothing. */
function cryptoOf(random: () => number) {
  const same = async (_parameters: unknown, _key: unknown, bytes: ArrayBuffer | Uint8Array) =>
    new Uint8Array(bytes as ArrayBuffer).buffer;
  return {
    getRandomValues: (bytes: Uint8Array) => {
      for (let index = 0; index < bytes.length; index++) bytes[index] = random() & 255;
      return bytes;
    },
    subtle: {
      digest: async (_name: string, bytes: ArrayBuffer | Uint8Array) =>
        new Uint8Array(createHash('sha256').update(new Uint8Array(bytes)).digest()).buffer,
      encrypt: same,
      decrypt: same,
    },
  };
}
