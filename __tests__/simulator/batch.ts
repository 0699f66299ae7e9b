import fc from 'fast-check';
import type { Bug } from './bug';
import { bundleProduct } from '@/__tests__/simulator/page/bundle';
import { Pages } from '@/__tests__/simulator/page/open-page';
import type { MemoryBlob } from '@/__tests__/simulator/engine/blob';
import { perform, post, signIn, themes, type Action } from './action';
import { Broken, isWork, isSame, isSetOfOrders } from './oracle';
import { World, type Device, type Page } from './world';

/** What two people do on two devices, and in which order everything runs. */
interface Schedule {
  actions: readonly Action[];
  /** Seeds the order of tasks; with 0 they run as they begin. */
  order: number;
  hasLocks: boolean;
  /** True if people take backups from one device to the other at the end. */
  hasExchange: boolean;
}

function scheduleOf({ kinds, places }: (typeof themes)[number]): fc.Arbitrary<Schedule> {
  const action: fc.Arbitrary<Action> = fc.record({
    kind: fc.constantFrom(...kinds),
    place: fc.constantFrom(...places),
    which: fc.nat(11),
    steps: fc.oneof(fc.nat(6), fc.nat(40), fc.constant(400)),
  });
  return fc.record({
    actions: fc.array(action, { minLength: 1, maxLength: 8, size: 'max' }),
    order: fc.nat(),
    hasLocks: fc.boolean(),
    hasExchange: fc.boolean(),
  });
}

const anySchedule = fc.oneof(...themes.map(scheduleOf));

/** More tasks than any schedule needs; one that never ends is a failure, too. */
const longest = 40_000;

/** Runs a schedule and throws the first broken promise. */
async function runSchedule(
  pages: Pages,
  { actions, order, hasLocks, hasExchange }: Schedule,
): Promise<void> {
  const world = new World(pages, order, hasLocks);
  for (const one of actions) {
    // Nobody does two things on one device in the same millisecond; two devices may have the same time.
    const device = world.devices[one.place[0]];
    if (device) device.skew += 1;
    await perform(world, one);
  }
  await settle(world);
  await finish(world, hasExchange);
}

/** Runs the code of a page, and then all that is left. */
async function settle(world: World, page: Page | null = null, run = () => {}): Promise<void> {
  await world.do(run, page);
  if (!(await world.run(longest))) throw new Error('The schedule does not end.');
}

/** With room again and every message delivered, everything that was promised is looked for. */
async function finish(world: World, hasExchange: boolean): Promise<void> {
  for (const device of world.devices) world.fill(device, Infinity);
  world.server.connection = 'up';
  for (const device of world.devices)
    device.release = Math.max(...world.devices.map((one) => one.release));
  for (const device of world.devices)
    for (const page of device.pages) await world.do(() => world.close(page), page);
  for (const { tabs } of world.devices) for (const tab of tabs) tab.renew();
  const shown = new Map<string, Page>();
  for (const person of ['p0', 'p1', 'p2'])
    for (const device of world.devices) {
      const page = await openAs(world, device, person);
      if (!page) continue;
      shown.set(`${person} ${device.index}`, page);
      await checkReadable(page);
      await settle(world, page, () => void post(page));
      world.oracle.checkSent(page);
      if (hasExchange && shown.has(`${person} 0`) && device.index === 1)
        await checkExchange(world, person);
    }
  world.oracle.checkEnd();
}

/** A page of the person on this device, after it has settled; null if the person never used the device. */
async function openAs(world: World, device: Device, person: string): Promise<Page | null> {
  const [tab] = device.tabs;
  if (!tab) return null;
  const id = person.slice(1).repeat(16);
  const names = [...device.engine.databases.keys(), ...Object.keys(device.localStorage)];
  const isOwn = (name: string) => (person === 'p0' ? !/:\d{16}/.test(name) : name.includes(id));
  if (!names.some((name) => isOwn(name) && !/:(sessions|person)$/.test(name))) return null;
  await world.do(() => void (tab.page ?? world.open(tab)));
  await settle(world);
  const { page } = tab;
  if (page && page.person !== person) {
    await settle(world, page, () => {
      if (person !== 'p0') void signIn(world, page, person);
      else device.localStorage.removeItem('edify:/:person');
    });
  }
  if (tab.page?.person !== person) throw new Error(`${person} cannot sign in.`);
  return tab.page;
}

const workOf = (page: Page) =>
  [...page.device.engine.of(page.product.deviceName).stores]
    .filter(([store]) => isWork({ store }))
    .flatMap(([store, records]) => [...records].map(([id, record]) => ({ store, id, record })));

/** What the page shows is what is stored. */
async function checkReadable(page: Page): Promise<void> {
  const { workspace } = page.product;
  if (workspace.persistence() !== 'persisted')
    throw new Broken('readable', workspace.persistence());
  for (const { store, id, record } of workOf(page)) {
    await settle(page.world, page, () => void workspace.load(store as 'projects'));
    const shown = workspace.records(store as 'projects').get(id);
    if (!isSame(shown, record)) throw new Broken('readable', JSON.stringify([shown, record]));
  }
}

/** A person takes the backup of each device to the other one. */
async function checkExchange(world: World, person: string): Promise<void> {
  const found: unknown[] = [];
  for (const [from, to] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const sender = await openAs(world, world.devices[from]!, person);
    const before = world.files.length;
    await settle(world, sender, () => {
      void sender?.product.backup().then((code) => code.exportEverything('me'));
    });
    const file = world.files[before];
    const receiver = await openAs(world, world.devices[to]!, person);
    if (!file || !receiver) continue;
    let problem: unknown = 'it does not end';
    receiver.edit = world.oracle.begin(receiver, 'merge', () => true);
    await settle(world, receiver, () => {
      void importFrom(receiver, file.content)
        .catch(String)
        .then((wrong) => (problem = wrong));
    });
    receiver.edit = null;
    if (problem !== null) throw new Broken('same', JSON.stringify(problem));
  }
  for (const device of world.devices) {
    const page = await openAs(world, device, person);
    found.push(
      page &&
        workOf(page)
          .map(isSetOfOrders)
          .sort((one, other) => (one.id < other.id ? -1 : 1)),
    );
  }
  if (!isSame(found[0], found[1])) throw new Broken('same', JSON.stringify(found));
}

/** Merges a backup; resolves to what is wrong with it, or null. */
async function importFrom({ product }: Page, content: MemoryBlob): Promise<unknown> {
  const { checkBackup, importEverything } = await product.backup();
  const checked = await checkBackup(await content.text());
  if (checked.problems) return checked.problems;
  return (await importEverything(checked.everything, 'backup')) ? null : 'refused';
}

/** What came of some schedules. */
export interface BatchResult {
  schedules: number;
  /** The shortest schedule that was found to break a promise, and how to run it again. */
  failure: { seed: number; path: string; message: string; schedule: Schedule } | null;
}

/** How many schedules share a seed. */
export const batchSize = 500;

/** A failure's path, or whether the first failure is enough, however long it is. */
type Options = Pick<fc.Parameters<[Schedule]>, 'path' | 'endOnFailure'>;

/** Runs batches of schedules. The same seed always makes the same schedules, in the same order of tasks. */
export async function makeRunner(bug: Bug | null) {
  const pages = new Pages(await bundleProduct(bug));
  return async (seed: number, numRuns: number, options: Options = {}): Promise<BatchResult> => {
    let schedules = 0;
    const property = fc.asyncProperty(anySchedule, async (schedule) => {
      schedules++;
      await runSchedule(pages, schedule);
    });
    const found = await fc.check(property, { seed, numRuns, ...options });
    if (!found.failed) return { schedules, failure: null };
    const { errorInstance, counterexample, counterexamplePath } = found;
    if (!counterexample || counterexamplePath === null) throw errorInstance;
    const [schedule] = counterexample;
    const message = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
    return { schedules, failure: { seed, path: counterexamplePath, message, schedule } };
  };
}
