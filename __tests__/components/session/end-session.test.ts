import { endSession } from '@/components/session/end-session';
import { sealedPath } from '@/lib/record/derivation';
import {
  beginSession,
  findSignedIn,
  openWithCode,
  readKeptData,
} from '@/lib/record/device-session';
import { fetchPeopleIndex } from '@/lib/record/open';
import { readFlag, storageName } from '@/lib/record/session-flag';
import { openEngine } from '@/lib/store/engine';
import { put, type Records } from '@/lib/store/record';
import { accessCodeOf } from '@/tools/college/access-code';
import { demoCollege } from '@/tools/college/demo';
import { personOf } from '@/tools/college/person-of';
import { sealRecord } from '@/tools/college/seal/seal-record';
import { students } from '../../fixture/demo-people';
import { newDevice, type Device } from '../../lib/record/stored';

const [one, two] = students.map((record) => {
  const person = personOf(record);
  const { name, sealed } = sealRecord(demoCollege, record);
  const code = accessCodeOf(demoCollege.secret, person, 1);
  return { person, code, path: sealedPath(name), sealed };
});

let device: Device;

beforeEach(() => {
  device = newDevice();
  globalThis.fetch = async (address) => {
    const people = JSON.stringify({ format: 1, college: demoCollege.id, buckets: 0 });
    const path = String(address).replace('/people/', '');
    const sealed = [one!, two!].find((somebody) => somebody.path === path)?.sealed;
    return new Response(path === 'people.json' ? people : sealed);
  };
});

async function signIn({ code, person }: NonNullable<typeof one>) {
  return beginSession(await openWithCode(code, person, await fetchPeopleIndex()), 'device');
}

const flagOf = (id: string): Records['flags'] => ({ id, at: '2026-11-22T10:00:00.000Z' });

test('logs a person out without the code, and what was added comes back with it', async () => {
  const flag = await signIn(one!);
  const engine = await openEngine(storageName(flag), { onNewer: () => {}, onLost: () => {} });
  const draft = { id: 'form', at: '2026-11-22T10:00:00.000Z', fields: { name: 'Half a poem' } };
  await engine.write([put('drafts', draft as unknown as Records['drafts'])]);
  engine.close();
  // What a page noted while it closed, and no other page of the person has stored.
  const after = flagOf('read:one');
  device.local.setItem(
    `${storageName(flag)}:journal1`,
    JSON.stringify([{ store: 'flags', id: after.id, before: null, after }]),
  );
  device.local.setItem(`${storageName(flag)}:journal2`, '[{"store":"fla');
  const note = { ...draft, id: 'note', fields: { name: 'Second poem' } };
  device.local.setItem(`${storageName(flag)} draft note`, JSON.stringify(note));

  await endSession(flag, 'keep');
  expect(await findSignedIn()).toEqual([]);
  expect(device.local.keys()).toEqual([]);
  await signIn(two!);
  const databases = (await indexedDB.databases()).map(({ name }) => name);
  expect(databases).not.toContain(storageName(flag));

  await endSession(readFlag()!, 'delete');

  const { texts } = await readKeptData(await signIn(one!));
  expect(texts).toHaveLength(1);
  for (const added of ['Half a poem', 'Second poem', 'read:one']) expect(texts[0]).toContain(added);
});

test('restores the session if what was added cannot be kept, unless somebody else has signed in', async () => {
  const flag = await signIn(one!);
  const { put: store } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...args) {
    if (this.name === 'kept') throw new DOMException('full', 'QuotaExceededError');
    return store.apply(this, args);
  };
  await expect(endSession(flag, 'keep')).rejects.toThrow();
  expect(await findSignedIn()).toEqual([flag]);
  expect(readFlag()).toEqual(flag);
  await signIn(two!);
  await expect(endSession(flag, 'keep')).rejects.toThrow();
  IDBObjectStore.prototype.put = store;
  expect(readFlag()?.id).toBe(two!.person.id);
});

test('ends a session of a tab with everything that was added in it', async () => {
  const opened = await openWithCode(one!.code, one!.person, await fetchPeopleIndex());
  const flag = await beginSession(opened, 'tab');
  device.tab.setItem(`${storageName(flag)}:activities`, 'Poetry Course');
  await endSession(flag, 'keep');
  expect(device.tab.keys()).toEqual([]);
});
