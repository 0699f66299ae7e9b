import { newDevice } from '../record/stored';
import { people } from '../../fixture/demo-people';
import { personOf } from '@/tools/college/person-of';
import type { OpenedRecord } from '@/lib/record/person';
import { shownPerson, type SessionFlag } from '@/lib/record/session-flag';
import { tourKey } from '@/lib/record/tour';
import { inTour } from '@/lib/record/tour-record';
import { askTour } from '@/lib/drop/tour-box';
import { openLetter, sealLetter, type Letter } from '@/lib/drop/letter';
import { boxNames, inboxName } from '@/lib/drop/names';
import { pairKeyOf, routeOf } from '@/lib/drop/queue';
import { fromBase64Url } from '@/lib/file/base64';
import { newId } from '@/lib/store/record';

const opened = (kind: 'student' | 'teacher') => {
  const record = people.find((one) => one.kind === kind)!;
  return { ...record, ...personOf(record), generation: 1, number: 1 } as OpenedRecord;
};

const entry = (record: OpenedRecord) => {
  const { kind, id } = record;
  const flag: Partial<SessionFlag> = { kind, id, isTour: true, shown: shownPerson(record) };
  return [JSON.stringify(flag), ''];
};

const letter: Letter = {
  format: 1,
  id: newId(),
  kind: 'request',
  at: '2026-11-28T08:00:00.000Z',
};

beforeEach(() => {
  newDevice();
  const tour = { student: entry(opened('student')), teacher: entry(opened('teacher')) };
  sessionStorage.setItem(tourKey, JSON.stringify(tour));
});

test('a letter of the tour goes to the teacher by the keys of both records, once, and asks no server', async () => {
  const [student, teacher] = [await inTour(opened('student')), await inTour(opened('teacher'))];
  if (student.kind !== 'student' || teacher.kind !== 'teacher') throw new Error('Other records.');
  const route = (await routeOf({ with: student.drop![0]!.teacher, kind: 'request' }, student))!;
  const name = await inboxName(route.key, new Date());
  const body = await sealLetter(route.key, 'in', name, letter);
  const put = () => askTour(`put/${route.put}/${name}.jwe`, { method: 'PUT', body });
  expect((await put()).status).toBe(201);
  expect((await put()).status).toBe(412);

  const drop = teacher.drop!;
  const { inList } = await boxNames(fromBase64Url(drop.key), drop.college);
  const list = async () => (await askTour(`list/${inList}/`, {})).text();
  expect(await list()).toBe(`"${name}.jwe"`);
  const read = await askTour(`list/${inList}/${name}.jwe`, {});
  const key = await pairKeyOf(drop, fromBase64Url(drop.key), student.id);
  const bytes = new Uint8Array(await read.arrayBuffer());
  expect(await openLetter(key, 'in', name, bytes)).toEqual(letter);
  expect(await list()).toBe('');
  expect((await askTour(`list/${inList}/${name}.jwe`, {})).status).toBe(404);
});

test('both people know the same published key of the teacher', async () => {
  const keys = (await Promise.all([opened('student'), opened('teacher')].map(inTour))).map(
    (record) => record.keys.items.at(-1),
  );
  expect(keys[0]).toEqual(keys[1]);
  expect(keys[0]?.employeeId).toBe(opened('teacher').id);
});
