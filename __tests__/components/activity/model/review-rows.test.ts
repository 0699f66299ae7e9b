import { issuer } from '@/__tests__/components/credential/sample';
import {
  aarav,
  keyPair,
  meera,
  pdfOf,
  pendingActivity,
  rao,
} from '@/__tests__/components/exchange/model/sample';
import type { Step } from '@/components/activity/model/activity-history';
import { signersOf } from '@/components/activity/model/decision-source';
import type { ReviewRow } from '@/components/activity/model/review';
import {
  queueOrder,
  waitingDays,
  waitingRows,
  waitingText,
} from '@/components/activity/model/review-rows';
import { signCredential } from '@/components/credential/model/open-badge';
import { toStated } from '@/lib/activity/activity';
import type { OwnActivity } from '@/lib/store/use-list';

const at = '2026-11-05T09:00:00.000Z';
const proof = pdfOf('proof').facts;
const robotics = pendingActivity('robotics', { evidence: proof, level: 'State', hours: 30 });

/** An approval as a device stores it after it imported a signed file. */
async function approved(
  activity: OwnActivity,
  issuedAt = new Date('2026-11-05T10:00:00Z'),
): Promise<{
  stored: OwnActivity;
  step: Step;
  published: Awaited<ReturnType<typeof keyPair>>['published'];
}> {
  const { key, published } = await keyPair();
  const facts = {
    ...{ student: meera, activity: toStated(activity), evidence: proof },
    decision: { at, by: rao.name },
  };
  const credential = await signCredential(facts, issuer, key, issuedAt);
  const source = { kind: 'file' as const, keyId: key.keyId, credential };
  const step: Step = { at, what: 'approved', by: rao.name, source };
  return { stored: withStep(activity, step), step, published };
}

const withStep = (activity: OwnActivity, step: Step): OwnActivity => ({
  ...activity,
  status: 'Approved',
  history: [...(activity.history ?? []), step],
});

test('An approval is signed by the owner of the published key whose credential came with it', async () => {
  const { stored, step, published } = await approved(robotics);
  expect(await signersOf([stored], meera, [published])).toEqual(
    new Map([[step.source, published]]),
  );
});

test('A key that is revoked, not published, or published later has signed nothing', async () => {
  const { stored, published } = await approved(robotics);
  const other = (await keyPair()).published;
  const revoked = { ...published, revoked: '2026-11-20' };
  const later = { ...published, from: '2026-11-07' };
  for (const keys of [[], [other], [revoked], [published, revoked], [later]])
    expect(await signersOf([stored], meera, keys)).toEqual(new Map());
});

test('A changed backup makes no decision a signed one', async () => {
  const { stored, step, published } = await approved(robotics);
  const { keyId, credential = '' } = step.source!;
  const [head, payload, signature = ''] = credential.split('.');
  const changed = `${head}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  const steps: Step[] = [
    { ...step, source: { kind: 'file', keyId } },
    { ...step, source: { kind: 'file', keyId, credential: changed } },
    { ...step, source: { kind: 'file', keyId: null, credential } },
    { ...step, what: 'rejected' },
    { ...step, at: '2026-11-05T09:00:01.000Z' },
    { ...step, by: 'The Vice-Chancellor' },
    { ...step, reason: 'The best work of the year.' },
  ];
  const backups = [
    ...steps.map((one) => withStep(robotics, one)),
    { ...stored, name: 'WINNER, Smart India Hackathon' },
    { ...stored, credits: 20 },
    { ...stored, hours: 300 },
    { ...stored, level: 'International' },
    { ...stored, date: '2026-10-29' },
    { ...stored, evidence: pdfOf('another').facts },
    { ...stored, evidence: null },
  ];
  for (const backup of backups)
    expect(await signersOf([backup], meera, [published])).toEqual(new Map());
  expect(await signersOf([stored], aarav, [published])).toEqual(new Map());
});

describe('Rows of a review', () => {
  const now = '2026-11-24T09:00:00.000Z';

  /** A submission that its student sent on this day, and that a file brought at `addedAt`. */
  const row = (key: string, day: string, more: Partial<ReviewRow> = {}): ReviewRow => ({
    key,
    source: 'submission',
    id: key,
    student: key,
    rollNumber: key,
    certificationBy: 'NPTEL',
    status: 'Pending',
    steps: [{ at: day, what: 'submitted' }],
    submitted: null,
    ...more,
  });

  const approved = { status: 'Approved' as const };
  const rows = [
    row('decided', '2026-11-01', approved),
    row('certificate', '', { source: 'register', steps: [] }),
    row('recent', '2026-11-20'),
    row('oldest', '2026-10-02'),
    row('second', '2026-11-10'),
    row('third', '2026-11-19'),
    row('returned', '2026-09-01', {
      steps: [
        { at: '2026-09-01', what: 'submitted' },
        { at: '2026-09-02T09:00:00.000Z', what: 'returned' },
      ],
    }),
  ];

  it('shows what waits longest first, and decided rows last', () => {
    expect(queueOrder(rows).map(({ key }) => key)).toEqual([
      'oldest',
      'second',
      'third',
      'recent',
      'certificate',
      'decided',
      'returned',
    ]);
  });

  it('says how many wait, and how long', () => {
    expect(waitingText(rows, now)).toBe('5 waiting for your decision, the longest for 53 days');
    expect(waitingText(rows.slice(0, 2), now)).toBe('1 waiting for your decision');
    expect(waitingText(rows.slice(0, 1), now)).toBe('Nothing to decide');
  });

  it('lists for the desk what waits, longest first', () => {
    const waiting = waitingRows(rows);
    expect(waiting.map(({ key }) => key)).toEqual([
      'oldest',
      'second',
      'third',
      'recent',
      'certificate',
    ]);
    expect(waiting.map((one) => waitingDays(one, now))).toEqual([53, 14, 5, 4, null]);
  });
});
