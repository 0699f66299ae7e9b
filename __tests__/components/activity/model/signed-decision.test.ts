import fc from 'fast-check';
import { issuer } from '@/__tests__/components/credential/sample';
import {
  applied,
  keyPair,
  meera,
  openedRequest,
  pendingActivity,
  rao,
} from '@/__tests__/components/exchange/model/sample';
import { outcomes, stepLabels, type Step } from '@/components/activity/model/activity-history';
import { decide, revisionsOf } from '@/components/activity/model/decision';
import { withCredentials } from '@/components/activity/model/decision-credential';
import { decidedByStudent, makeDecisions } from '@/components/activity/model/decision-file';
import { planRequests } from '@/components/activity/model/request-file';
import { reviewRows } from '@/components/activity/model/review-rows';
import type { SigningKey } from '@/components/exchange/model/signature';
import { toStated } from '@/lib/activity/activity';
import { revisionOf } from '@/lib/activity/revision';
import type { Records } from '@/lib/store/record';

type Submissions = ReadonlyMap<string, Records['submissions']>;

const kinds = Object.keys(stepLabels) as Step['what'][];
const moments = ['2026-11-01', '2026-11-05', '2026-11-09', '2026-11-30'].map(
  (day) => `${day}T09:00:00.000Z`,
);

const versions = ['Workshop', 'WINNER, Smart India Hackathon'].map((name, index) =>
  pendingActivity('workshop', { name, credits: 1 + index * 19 }),
);

const anyStep = fc.record({ what: fc.constantFrom(...kinds), at: fc.constantFrom(...moments) });
const anyRequest = fc.record({
  version: fc.nat(versions.length - 1),
  history: fc.array(anyStep, { maxLength: 4 }),
});
const anyTurn = fc.oneof(anyRequest, fc.constantFrom(...outcomes));

const rowsOf = (submissions: Submissions) =>
  reviewRows({
    ...{ register: [], decisions: new Map(), student: null, activities: [], published: [] },
    submissions,
  });

/** Imports a request of the student, with whatever history the student wrote. */
async function request(
  submissions: Submissions,
  version: number,
  history: Step[],
): Promise<{ submissions: Submissions; taken: boolean }> {
  const opened = await openedRequest([{ ...versions[version]!, history }]);
  const plan = planRequests([opened], { submissions, student: null, activities: [] });
  return {
    submissions: applied(plan.changes, 'submissions', submissions),
    taken: plan.entries.some(({ taken }) => taken),
  };
}

async function decideOn(submissions: Submissions, what: (typeof outcomes)[number]) {
  const rows = rowsOf(submissions);
  const decision = { what, by: rao.name, reason: 'Because.' };
  return applied(decide(rows, decision, await revisionsOf(rows)), 'submissions', submissions);
}

let key: SigningKey;

beforeAll(async () => {
  ({ key } = await keyPair());
});

/** What a decision file and a credential would say about these submissions. */
async function signed(submissions: Submissions) {
  const decided = decidedByStudent(submissions.values()).get(meera.rollNumber) ?? [];
  if (decided.length === 0) return [];
  const made = makeDecisions(rao, decided);
  const { items } = await withCredentials(made, decided, issuer, key);
  return items.map(({ what, revision, credential }) => ({
    what,
    revision,
    hasCredential: credential !== undefined,
  }));
}

test('A decision file signs what was decided on last, whatever steps a student sends after it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyTurn, { minLength: 2, maxLength: 8 }), async (turns) => {
      let submissions: Submissions = new Map();
      let decided: { what: string; revision: string; hasCredential: boolean } | null = null;
      for (const turn of turns) {
        if (typeof turn === 'string') {
          submissions = await decideOn(submissions, turn);
          const [submission] = submissions.values();
          if (submission)
            decided = {
              what: turn,
              revision: await revisionOf(submission.fields, null),
              hasCredential: turn === 'approved',
            };
        } else {
          const next = await request(submissions, turn.version, turn.history);
          submissions = next.submissions;
          if (next.taken) decided = null;
        }
        expect(await signed(submissions)).toEqual(decided ? [decided] : []);
        const [submission] = submissions.values();
        if (submission && !decided) expect(submission.status).toBe('Pending');
      }
    }),
    { numRuns: 200, seed: 26 },
  );
});

test.each(kinds.flatMap((sent) => outcomes.map((what) => ({ sent, what }))))(
  'A new version with a step “$sent” after “$what” waits again and is not signed',
  async ({ sent, what }) => {
    const first = await request(new Map(), 0, [{ at: moments[0]!, what: 'submitted' }]);
    const decided = await decideOn(first.submissions, what);
    const history: Step[] = [
      { at: moments[0]!, what: 'submitted' },
      { at: moments[1]!, what: sent },
    ];
    const { submissions } = await request(decided, 1, history);
    const [submission] = submissions.values();
    expect(submission).toMatchObject({ status: 'Pending', fields: { credits: 20 } });
    expect(submission?.history.at(-1)?.what).toBe('resubmitted');
    expect(await signed(submissions)).toEqual([]);
  },
);

test('Neither a pending submission nor another revision than the decided one is signed', async () => {
  const revision = await revisionOf(toStated(versions[0]!), null);
  const { submissions } = await request(new Map(), 0, []);
  const [[id, approved] = []] = await decideOn(submissions, 'approved');
  expect(approved?.history.at(-1)).toMatchObject({ what: 'approved', revision });
  const other = { ...approved!, fields: toStated(versions[1]!), revision: 'b'.repeat(64) };
  const step = { ...approved!.history.at(-1)! };
  delete step.revision;
  const later = { at: moments[3]!, what: 'submitted' } as const;
  for (const forged of [
    { ...approved!, status: 'Pending' as const },
    { ...approved!, status: 'Pending' as const, history: [step] },
    { ...approved!, history: [...approved!.history, later] },
    other,
  ])
    expect(await signed(new Map([[id!, forged]]))).toEqual([]);
  // A decision in the college's record names no revision.
  expect(await signed(new Map([[id!, { ...approved!, history: [step] }]]))).toHaveLength(1);
});

test('A decision on a row does not count for a version that came from another tab meanwhile', async () => {
  const first = await request(new Map(), 0, []);
  const rows = rowsOf(first.submissions);
  const changes = decide(rows, { what: 'approved', by: rao.name }, await revisionsOf(rows));
  const later = await request(first.submissions, 1, [{ at: moments[2]!, what: 'changed' }]);
  const [submission] = applied(changes, 'submissions', later.submissions).values();
  expect(submission).toMatchObject({ status: 'Pending', fields: { credits: 20 } });
});
