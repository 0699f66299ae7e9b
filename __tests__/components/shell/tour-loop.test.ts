import { newDevice } from '@/__tests__/lib/record/stored';
import { people } from '@/__tests__/fixture/demo-people';
import { credentialIssuer, issuerId } from '@/components/credential/model/issuer';
import type { Payload } from '@/components/exchange/model/payload';
import type { ProfileRecord } from '@/components/profile/model/profile-record';
import { academic } from '@/content/campus';
import { site } from '@/content/site';
import { sealedPath } from '@/lib/record/derivation';
import type { OpenedRecord } from '@/lib/record/person';
import { tourScript } from '@/lib/record/tour';
import { accessCodeOf } from '@/tools/college/access-code';
import { personOf } from '@/tools/college/person-of';
import { sealRecord } from '@/tools/college/seal/seal-record';

jest.mock('@/lib/toast/toast', () => ({ showToast: () => {} }));

/*
 * The pages of the tour one after the other, as in one tab: each loads all modules again, so that only the tab's storage
 * and the server's files remain.
 */
const college = { id: '0TEST0C0LLEGE0000000000000', secret: new Uint8Array(32), generations: {} };
const student = people.find(({ kind }) => kind === 'student')!;
const teacher = people.find(
  (one) =>
    one.kind === 'teacher' &&
    one.register.items.some(({ rollNumber }) => rollNumber === personOf(student).id),
)!;
const credentials = ([student, teacher] as const).map((record) => {
  const person = personOf(record);
  return { person, code: accessCodeOf(college.secret, person, 1) };
});
const files = new Map([
  ['people.json', JSON.stringify({ format: 1, college: college.id, buckets: 0 })],
  ...[student, teacher].map((record): [string, string] => {
    const { name, sealed } = sealRecord(college, record);
    return [sealedPath(name), sealed];
  }),
]);
const asked: string[] = [];
const issuer = credentialIssuer(site);

beforeEach(() => {
  newDevice();
  const target = new EventTarget();
  const none = () => null;
  const document = { documentElement: { dataset: {} }, hidden: false };
  Object.assign(globalThis, {
    isSecureContext: true,
    document: Object.assign(new EventTarget(), document, {
      ...{ getElementById: none, querySelector: none },
    }),
    window: Object.assign(target, { location: { pathname: '/' }, isSecureContext: true }),
    fetch: async (url: string) => {
      asked.push(url);
      const file = files.get(url.replace('/people/', ''));
      return new Response(file ?? '', { status: file === undefined ? 404 : 200 });
    },
  });
});

let leave = () => {};

afterEach(async () => {
  leave();
  // What is under way ends.
  await new Promise((resolve) => setTimeout(resolve, 300));
});

async function until<T>(found: () => T | null | undefined | false): Promise<T> {
  for (;;) {
    const value = found();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Loads a page of the tour and starts its letters. */
async function openPage<K extends OpenedRecord['kind']>(address: string, kind: K) {
  leave();
  jest.resetModules();
  new Function('a', 'document', tourScript)(address, document);
  const { currentRecord } = await import('@/lib/record/current');
  const record = await until(() => currentRecord.snapshot().record);
  if (record.kind !== kind) throw new Error('The page shows another person.');
  const { workspace } = await import('@/lib/store/device');
  const { startLetters } = await import('@/components/shell/start-letters');
  leave = (await startLetters(kind, false)) as () => void;
  return { record: record as Extract<OpenedRecord, { kind: K }>, workspace };
}

async function submit(): Promise<void> {
  const { record, workspace } = await openPage('/Dashboard/', 'student');
  const { submitActivityChanges } = await import('@/components/activity/model/activity-write');
  const { sendLetter } = await import('@/components/activity/letter/send-letter');
  const { emptyActivity } = await import('@/components/activity/model/activity-form');
  const values = {
    ...emptyActivity.values,
    ...{ name: 'Robotics for Everyone', category: 'Seminar', issuer: 'IEEE Student Branch' },
    ...{ date: '2026-10-14' },
  };
  const [added] = submitActivityChanges(values, null, '2026-10-20');
  const stored = added!.to(null) as unknown as { id: string; fields: object };
  const own = { ...stored.fields, id: stored.id, origin: 'device', changed: true };
  const result = await sendLetter({
    student: { name: record.student.name, rollNumber: record.student.rollNumber },
    ...{ box: record.drop![0]!, changes: [added!] },
    chosen: [own as never],
  });
  expect(result).toMatchObject({ letter: `Sent to ${record.drop![0]!.name}.` });
  await workspace.settle();
}

async function approve(): Promise<Payload<'decisions'>['by']> {
  const { record, workspace } = await openPage('/faculty-dashboard/', 'teacher');
  const { takeTourKey, takeTourRequests, sendTourDecisions } =
    await import('@/components/shell/tour/tour-teacher');
  await takeTourKey();
  await workspace.load('letters');
  await until(() =>
    [...workspace.records('letters').values()].some(({ state }) => state === 'new'),
  );
  await takeTourRequests(record);
  const submissions = workspace.records('submissions');
  expect(submissions.size).toBe(1);
  const { reviewRows } = await import('@/components/activity/model/review-rows');
  const { decide, revisionsOf } = await import('@/components/activity/model/decision');
  const rows = reviewRows({
    ...{ register: [], students: [], student: null, activities: [], published: [], submissions },
    decisions: new Map(),
  });
  const { name, employeeId } = record.facultyProfile;
  const decision = { what: 'approved', by: name, reason: 'Certificate checked.' } as const;
  await workspace.write(decide(rows, decision, await revisionsOf(rows)));
  await sendTourDecisions(record, issuer);
  return { name, employeeId };
}

test('what a student hands in is decided by the teacher, and an employer can check it, without a request', async () => {
  Object.assign(globalThis, { OPEN_RECORD: '' });
  const { attemptTour } = await import('@/lib/record/sign-in-attempt');
  await attemptTour(credentials as [(typeof credentials)[0]]);
  asked.length = 0;
  await submit();
  await approve();

  const { record, workspace } = await openPage('/Dashboard/', 'student');
  await workspace.load('activities');
  const [activity] = await until(() => {
    const all = [...workspace.records('activities').values()];
    return all.some(({ fields }) => fields.status === 'Approved') && all;
  });
  const { createLink } = await import('@/components/profile/model/share-link');
  const { decodeProfile } = await import('@/components/profile/model/shared-profile');
  const { checkActivities } = await import('@/components/profile/model/shared-check');
  const shown = {
    ...{ college: site.college, logo: site.logo, notice: '', student: record.student },
    ...{ grading: academic.grading, achievements: [], projects: [], entries: [] },
    activities: [{ ...activity!.fields, id: activity!.id, origin: 'device', changed: true }],
  } as unknown as ProfileRecord;
  const made = await createLink(shown, new Set(['activities', 'signatures']), '/MyProfile/');
  if (!('url' in made)) throw new Error(made.reason);
  const profile = await decodeProfile(new URL(made.url, 'https://edify.example').hash);
  const checking = { issuer: issuerId(issuer), college: site.college, keys: '/people/keys.json' };
  expect(await checkActivities(profile, checking)).toEqual([
    { state: 'checked', by: expect.any(String) as string, inTour: true },
  ]);
  expect(asked.filter((url) => !url.startsWith('/people/'))).toEqual([]);
}, 60_000);
