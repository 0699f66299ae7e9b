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
