import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { issuer } from '@/__tests__/components/credential/sample';
import {
  asFile,
  keyPair,
  meera,
  openedRequest,
  pdfOf,
  pendingActivity,
  rao,
} from '@/__tests__/components/exchange/model/sample';
import { decisionOf } from '@/components/activity/model/activity-history';
import { withCredentials } from '@/components/activity/model/decision-credential';
import {
  makeDecisions,
  planDecisions,
  readDecisions,
} from '@/components/activity/model/decision-file';
import { statusAfter } from '@/components/activity/model/decision';
import { makeRequest, planRequests } from '@/components/activity/model/request-file';
import { issuerDocuments } from '@/components/credential/model/issuer-document';
import { writeExchange } from '@/components/exchange/model/file';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { Records } from '@/lib/store/record';
import type { OwnActivity } from '@/lib/store/use-list';

const proof = pdfOf('proof');
const robotics = pendingActivity('robotics', { evidence: proof.facts });
const at = '2026-11-05T09:00:00.000Z';
const nothing = new Map<string, never>();

/** The submissions of a student on the teacher's device, all decided. */
async function decided(
  what: 'approved' | 'rejected' = 'approved',
): Promise<Records['submissions'][]> {
  const contents = new Map([[proof.facts.sha256, proof.blob]]);
  const opened = await openedRequest([robotics], contents);
  const { changes } = planRequests([opened], {
    submissions: nothing,
    student: null,
    activities: [],
  });
  return changes
    .filter(({ store }) => store === 'submissions')
    .map(({ to }) => {
      const submission = to(null) as Records['submissions'];
      const history = [...submission.history, { at, what, by: rao.name }];
      return { ...submission, status: statusAfter[what], history };
    });
}

/** What the student's device has after importing a decision file. */
async function imported(file: File, activity: OwnActivity, keys: readonly FacultyKey[]) {
  const opened = await readDecisions(file, meera, { keys });
  const plan = await planDecisions([opened], [activity]);
  const { origin } = activity;
  const stored = { id: activity.id, origin, removed: false, at, fields: activity };
  const change = plan.changes.find(({ store }) => store === 'activities');
  const { history } = (change?.to(stored as never) as { fields: OwnActivity } | undefined)
    ?.fields ?? { history: [] };
  return { plan, history: history ?? [] };
}

test('An approval in a signed file comes with a credential that the published key verifies', async () => {
  const { key, published } = await keyPair();
  const submissions = await decided();
  const payload = await withCredentials(makeDecisions(rao, submissions), submissions, issuer, key);
  const file = asFile(await writeExchange('decisions', payload, nothing, key));
  const { history } = await imported(file, robotics, [published]);
  const credential = decisionOf(history)?.source?.credential ?? '';
  const { keySet } = issuerDocuments(issuer, [published]);
  const keys = createLocalJWKSet(keySet as JSONWebKeySet);
  const { payload: badge } = await jwtVerify(credential, keys);
  expect(badge).toMatchObject({
    name: 'Activity robotics',
    awardedDate: at,
    credentialSubject: { source: { name: 'Dr. Ananya Rao' }, creditsEarned: 2 },
    evidence: [{ name: 'proof.pdf' }],
  });
  expect(JSON.stringify(badge)).toContain('25CSE1077');
});

test('A rejection has no credential', async () => {
  const { key } = await keyPair();
  const submissions = await decided('rejected');
  const payload = await withCredentials(makeDecisions(rao, submissions), submissions, issuer, key);
  expect(payload.items).toHaveLength(1);
  expect(payload.items[0]).not.toHaveProperty('credential');
});

test('A credential in a file that no published key signed is not stored', async () => {
  const { key } = await keyPair();
  const submissions = await decided();
  const payload = await withCredentials(makeDecisions(rao, submissions), submissions, issuer, key);
  for (const signer of [null, key]) {
    const file = asFile(await writeExchange('decisions', payload, nothing, signer));
    const { history } = await imported(file, robotics, []);
    expect(decisionOf(history)?.what).toBe('approved');
    expect(decisionOf(history)?.source).not.toHaveProperty('credential');
  }
});

test('A later file adds the credential of a decision that is already recorded, once', async () => {
  const { key, published } = await keyPair();
  const submissions = await decided();
  const bare = makeDecisions(rao, submissions);
  const first = asFile(await writeExchange('decisions', bare, nothing, null));
  const before = await imported(first, robotics, [published]);
  const recorded = { ...robotics, status: 'Approved' as const, history: [...before.history] };
  const payload = await withCredentials(bare, submissions, issuer, key);
  const second = asFile(await writeExchange('decisions', payload, nothing, key));
  const after = await imported(second, recorded, [published]);
  expect(after.plan.entries.map(({ outcome }) => outcome)).toEqual(['Will add its credential.']);
  expect(after.plan.changes).toHaveLength(1);
  expect(after.history).toHaveLength(recorded.history.length);
  expect(decisionOf(after.history)?.source?.credential).toBe(payload.items[0]?.credential);
  const again = await imported(second, { ...recorded, history: [...after.history] }, [published]);
  expect(again.plan.entries.map(({ outcome }) => outcome)).toEqual(['Left out: already recorded.']);
});

test('A request file has no credentials', async () => {
  const source = { kind: 'file', keyId: null, credential: 'a.b.c' } as const;
  const history = [{ at, what: 'approved', by: rao.name, source } as const];
  const { items } = await makeRequest(meera, [pendingActivity('robotics', { history })]);
  expect(items[0]?.history[0]?.source).toEqual({ kind: 'file', keyId: null });
});

test('A revoked key signs no decision', async () => {
  const { key, published } = await keyPair();
  const file = asFile(
    await writeExchange('decisions', makeDecisions(rao, await decided()), nothing, key),
  );
  const revoked = { ...published, revoked: '2026-11-01' };
  expect((await readDecisions(file, meera, { keys: [published] })).signature.state).toBe('signed');
  for (const keys of [[revoked], [published, revoked]])
    expect((await readDecisions(file, meera, { keys })).signature.state).toBe('unknown');
});
