import { readFileSync } from 'node:fs';
import { IDBFactory } from 'fake-indexeddb';
import { bugs } from './bug';
import { Engine, type EnginePage } from './engine/database';
import { Loop } from './engine/loop';

/** The end of a request: its result, or the name of its error. */
function ended(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', (event) => {
      (event as Partial<Event>).preventDefault?.();
      resolve(request.error?.name);
    });
  });
}

function endOf(transaction: IDBTransaction): Promise<string> {
  return new Promise((resolve) => {
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => resolve(end));
  });
}

type Upgrade = (request: IDBOpenDBRequest) => void;

function open(factory: IDBFactory, version: number, upgrade: Upgrade = () => {}) {
  const request = factory.open('test', version);
  request.addEventListener('upgradeneeded', () => upgrade(request));
  return ended(request) as Promise<IDBDatabase>;
}

const nameOfError = (run: () => unknown) => {
  try {
    run();
    return 'none';
  } catch (error) {
    return (error as Error).name;
  }
};

/** Everything that the product asks of a database, and what the answers are. */
async function answers(factory: IDBFactory): Promise<unknown[]> {
  const said: unknown[] = [];
  const database = await open(factory, 2, ({ result }) => {
    for (const store of ['notes', 'old']) result.createObjectStore(store, { keyPath: 'id' });
  });
  said.push([...database.objectStoreNames], database.name);

  const first = database.transaction(['notes'], 'readwrite');
  const second = database.transaction(['notes'], 'readonly');
  const other = database.transaction(['old'], 'readwrite');
  // The second waits for the first, and a third of another store for neither.
  const read = ended(second.objectStore('notes').getAll());
  const order: string[] = [];
  for (const [name, one] of Object.entries({ first, second, other }))
    void endOf(one).then(() => order.push(name));
  first.objectStore('notes').put({ id: 'b', text: 'B' });
  first.objectStore('notes').put({ id: 'a', text: 'A' });
  other.objectStore('old').put({ id: 'x' });
  said.push(await endOf(first), await read, await endOf(second));
  said.push(order.indexOf('first') < order.indexOf('second'), order.includes('other'));
  said.push(
    nameOfError(() => first.objectStore('notes')),
    nameOfError(() => first.abort()),
  );

  const mixed = database.transaction(['notes'], 'readwrite').objectStore('notes');
  said.push(await ended(mixed.getAllKeys()), await ended(mixed.getKey('a')));
  said.push(await ended(mixed.get('none')), await ended(mixed.delete('a')));
  said.push(await ended(mixed.get('a')));
  mixed.transaction.abort();
  said.push(await endOf(mixed.transaction));

  const idle = database.transaction(['notes'], 'readonly').objectStore('notes');
  said.push(await ended(idle.get('a')), await endOf(idle.transaction));
  said.push(nameOfError(() => idle.get('a')));
  said.push(nameOfError(() => database.transaction(['none'], 'readonly')));

  let asked = 0;
  database.addEventListener('versionchange', () => {
    asked++;
    database.close();
  });
  const newer = await open(factory, 3, ({ result, transaction }) => {
    transaction!.objectStore('old').name = 'new';
    const cursor = transaction!.objectStore('notes').openCursor();
    cursor.addEventListener('success', () => {
      if (!cursor.result) return;
      cursor.result.update({ ...(cursor.result.value as object), text: 'C' });
      cursor.result.continue();
    });
    said.push([...result.objectStoreNames]);
  });
  said.push(
    asked,
    nameOfError(() => database.transaction(['notes'], 'readonly')),
  );
  said.push(await open(factory, 2));
  const all = newer.transaction(['notes', 'new'], 'readonly');
  said.push(await ended(all.objectStore('notes').getAll()));
  said.push(await ended(all.objectStore('new').getAll()));
  newer.addEventListener('versionchange', () => newer.close());
  said.push(await ended(factory.deleteDatabase('test')));
  const again = await open(factory, 1, ({ result }) => {
    result.createObjectStore('notes', { keyPath: 'id' });
  });
  const empty = again.transaction(['notes'], 'readonly').objectStore('notes');
  said.push(await ended(empty.getAll()));
  again.close();
  return said;
}

/** Runs something with the engine of the simulator, whose tasks run in any order that a browser allows. */
async function simulate(order: (count: number) => number): Promise<unknown[]> {
  const loop = new Loop(order);
  const page: EnginePage = { alive: true, loop, release: 0, transaction: null, enter: () => {} };
  const engine = new Engine(loop, () => {});
  const answered = answers(engine.factoryOf(page) as unknown as IDBFactory);
  await loop.do(() => {}, null);
  await loop.run(1000, () => {});
  return answered;
}

test('The database of the simulator answers like another IndexedDB', async () => {
  const expected = await answers(new IDBFactory());
  expect(await simulate(() => 0)).toEqual(expected);
  expect(await simulate((count) => count - 1)).toEqual(expected);
});

test('A page that is killed has stored a transaction completely or not at all', async () => {
  for (let steps = 0; steps < 12; steps++)
    for (const chance of [0, 1]) {
      const loop = new Loop((count) => chance % count);
      const page: EnginePage = {
        alive: true,
        loop,
        release: 0,
        transaction: null,
        enter: () => {},
      };
      const engine = new Engine(loop, () => {});
      const factory = engine.factoryOf(page) as unknown as IDBFactory;
      void open(factory, 1, ({ result }) => {
        result.createObjectStore('notes', { keyPath: 'id' });
      }).then((database) => {
        const store = database.transaction(['notes'], 'readwrite').objectStore('notes');
        for (const id of ['a', 'b']) store.put({ id });
      });
      await loop.do(() => {}, null);
      await loop.run(steps, () => {});
      engine.kill(page);
      await loop.run(100, () => {});
      expect([undefined, 0, 2]).toContain(engine.of('test').stores.get('notes')?.size);
    }
});

test.each(bugs)('The code in which the proof plants a bug is there: $name', ({ replace }) => {
  for (const [file, from] of replace) expect(readFileSync(file, 'utf8')).toContain(from);
});
