import {
  applied,
  meera,
  openedRequest,
  pendingActivity,
} from '@/__tests__/components/exchange/model/sample';
import { planRequests } from '@/components/activity/model/request-file';
import { decide } from '@/components/activity/model/decision';
import { reviewRows } from '@/components/activity/model/review-rows';
import { chooseKey, keysByStudent } from '@/components/activity/model/review';
import { makeReplyKey } from '@/components/exchange/model/encryption';
import type { PublicKey } from '@/lib/crypto/es256';
import type { Records } from '@/lib/store/record';

type Submissions = ReadonlyMap<string, Records['submissions']>;

const nothing: Submissions = new Map();
let first: PublicKey;
let other: PublicKey;

beforeAll(async () => {
  ({ publicKey: first } = await makeReplyKey());
  ({ publicKey: other } = await makeReplyKey());
});

/** A request with this key, or without one, as opened on the teacher's device. */
async function requestOf(id: string, replyKey: PublicKey | null, name = id, student = meera) {
  const opened = await openedRequest([pendingActivity(id, { name })], new Map(), student);
  return { ...opened, payload: { ...opened.payload, ...(replyKey && { replyKey }) } };
}

const importAll = (
  files: Awaited<ReturnType<typeof requestOf>>[],
  submissions: Submissions = nothing,
) =>
  applied(
    planRequests(files, { submissions, student: null, activities: [] }).changes,
    'submissions',
    submissions,
  );

const keysOf = (submissions: Submissions) => keysByStudent(submissions.values())(meera.rollNumber);

test('The first key of a student stays, whichever activity comes with another one', async () => {
  const before = importAll([await requestOf('chess', first)]);
  expect(keysOf(before)).toEqual({ replyKey: first });
  for (const id of ['chess', 'rowing']) {
    const written = { name: meera.name, rollNumber: meera.rollNumber.toLowerCase() };
    const after = importAll([await requestOf(id, other, 'Not mine', written)], before);
    for (const one of after.values()) expect(one.replyKey).toEqual(first);
    expect(keysOf(after)).toEqual({ replyKey: first, newReplyKey: other });
    const again = importAll([await requestOf('debate', first)], after);
    expect(keysOf(again)).toEqual({ replyKey: first, newReplyKey: other });
  }
});

test('Two files that are opened together and have different keys ask as well', async () => {
  const files = [await requestOf('chess', first), await requestOf('rowing', other)];
  expect(keysOf(importAll(files))).toEqual({ replyKey: first, newReplyKey: other });
});

test('The key stays after a request without one, and after a decision on the college’s record', async () => {
  const before = importAll([await requestOf('chess', first)]);
  expect(keysOf(importAll([await requestOf('chess', null, 'New')], before))).toEqual({
    replyKey: first,
  });
  const published = {
    ...({ id: 'chess', status: 'Pending', decision: null } as const),
    ...{ name: 'Changed', category: 'Course', dateAdded: '2026-11-01' },
    ...{ issuer: null, date: null, credits: null },
  };
  const approved = applied(
    decide(
      [
        {
          ...reviewRows({
            ...{ register: [], decisions: new Map(), student: null, activities: [], published: [] },
            submissions: before,
          })[0]!,
          source: 'record',
          submitted: published,
        },
      ],
      { what: 'approved', by: 'Rao' },
      new Map(),
    ),
    'submissions',
    before,
  );
  expect(keysOf(approved)).toEqual({ replyKey: first });
});

test('A choice settles the key of every submission, and another request asks again', async () => {
  const asked = importAll(
    [await requestOf('rowing', other)],
    importAll([await requestOf('chess', first)]),
  );
  for (const chosen of [first, other]) {
    const settled = applied(chooseKey([...asked.values()], chosen), 'submissions', asked);
    expect(keysOf(settled)).toEqual({ replyKey: chosen });
    const rest = chosen === first ? other : first;
    const again = importAll([await requestOf('debate', rest)], settled);
    expect(keysOf(again)).toEqual({ replyKey: chosen, newReplyKey: rest });
  }
});

test('Submissions of two devices with different keys ask, and the oldest key counts', async () => {
  const [old] = importAll([await requestOf('chess', other)]).values();
  const stored = [
    { ...old!, id: 'late', at: '2026-11-09T09:00:00.000Z' },
    { ...old!, id: 'early', at: '2026-11-01T09:00:00.000Z', replyKey: first },
  ];
  expect(keysByStudent(stored)(meera.rollNumber)).toEqual({ replyKey: first, newReplyKey: other });
});
