import fc from 'fast-check';
import { outcomes, stepName } from '@/components/activity/model/activity-history';
import type { Item } from '@/components/exchange/model/payload';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { PublishedActivity } from '@/content/schema/student/activity';
import { toStated } from '@/lib/activity/activity';
import { revisionOf } from '@/lib/activity/revision';
import { applyDecision } from '@/tools/college/exchange/apply-decision';
import { applyRequest, type Known } from '@/tools/college/exchange/apply-request';
import { rao } from '@/__tests__/components/exchange/model/sample';
import { workshop } from './exchange-folder';

const moments = ['02', '04', '06'].map((day) => `2026-11-${day}T09:00:00.000Z`);
const versions = ['Workshop', 'WINNER', 'Third'].map((name) => toStated({ ...workshop, name }));
const anyMoment = fc.constantFrom(...moments);
const anyVersion = fc.nat(versions.length - 1);
const anyTurn = fc.oneof(
  fc.record({ version: anyVersion, at: anyMoment, isNamed: fc.boolean() }),
  fc.record({
    version: anyVersion,
    at: anyMoment,
    what: fc.constantFrom(...outcomes),
    isSigned: fc.boolean(),
  }),
);

test('Whatever files come in any order, a decision counts for one version, and no request undoes an approval', async () => {
  const signed = { state: 'signed', key: { ...rao, id: 'key' } as FacultyKey } as const;
  const unsigned = { state: 'unsigned', key: null } as const;
  const name = '26CSE1001/workshop';
  await fc.assert(
    fc.asyncProperty(fc.array(anyTurn, { minLength: 3, maxLength: 10 }), async (turns) => {
      let activity: PublishedActivity | undefined;
      let state: Known['state'];
      let current: { what: string; revision: string; isSigned: boolean } | null = null;
      const decidedOn = new Map<string, string>();
      for (const turn of turns) {
        const fields = versions[turn.version]!;
        const revision = await revisionOf(fields, null);
        const isNamed = 'isNamed' in turn && turn.isNamed;
        const replaceable = new Set(isNamed ? [name] : []);
        const known = { activity, state, timeZone: 'Asia/Kolkata', name, replaceable };
        const sent = { activity: 'workshop', revision, at: turn.at };
        if ('what' in turn) {
          const item: Item<'decisions'> = { ...sent, name: '', what: turn.what, by: 'Rao' };
          const outcome = await applyDecision(item, turn.isSigned ? signed : unsigned, known);
          if ('problem' in outcome) continue;
          ({ activity, state } = outcome);
          expect(decidedOn.get(stepName(item)) ?? revision).toBe(revision);
          decidedOn.set(stepName(item), revision);
          current = { what: turn.what, revision, isSigned: turn.isSigned };
        } else {
          const item = { ...sent, fields, evidence: null, history: [] };
          const outcome = await applyRequest(item, known);
          if ('problem' in outcome) continue;
          if (activity?.status === 'Approved') expect(isNamed).toBe(true);
          ({ activity, state } = outcome);
          current = null;
        }
        if (activity.status === 'Pending') continue;
        expect(current?.revision).toBe(await revisionOf(toStated(activity), null));
        expect(current?.what).toBe(activity.status.toLowerCase());
        expect(activity.decision?.unsigned ?? false).toBe(!current?.isSigned);
      }
    }),
    { numRuns: 500, seed: 26 },
  );
});
