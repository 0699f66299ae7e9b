import fc from 'fast-check';
import * as v from 'valibot';
import { draftOf, openTab, wipe } from '@/__tests__/lib/store/device';
import { outcomes, stepsOf } from '@/components/activity/model/activity-history';
import {
  submitActivityChanges,
  withdrawActivityChanges,
} from '@/components/activity/model/activity-write';
import {
  decide,
  decidedText,
  reasonDraftId,
  reasonField,
  revisionsOf,
  type Decision,
} from '@/components/activity/model/decision';
import { findRows, outcomeOf, type ReviewRow } from '@/components/activity/model/review';
import { reviewRows } from '@/components/activity/model/review-rows';
import { studentRows } from '@/content/faculty';
import { activities as published } from '@/content/student';
import { put, type Records } from '@/lib/store/record';
import { schemas } from '@/lib/store/schema';
import type { Workspace } from '@/lib/store/workspace';
import { filledActivity as values, ownActivities } from './filled-activity';

const by = 'Dr. Ananya Rao';
const student = { name: 'Aarav Sharma', rollNumber: '25CSE1042' };
const stores = ['activities', 'decisions', 'submissions', 'events'] as const;

let tab: Workspace;

const own = (workspace = tab) => ownActivities(workspace);

const rows = (workspace = tab): ReviewRow[] =>
  reviewRows({
    register: studentRows,
    decisions: workspace.records('decisions'),
    student,
    activities: own(workspace),
    published,
    submissions: workspace.records('submissions'),
  });

const row = (id: string) => rows().find((one) => one.id === id)!;
const submitted = () => rows().find(({ source }) => source === 'activity')!;
const events = () => [...tab.records('events').values()].map(({ title }) => title);

const received: Records['submissions'] = {
  id: 'received',
  at: '2026-11-20T10:00:00.000Z',
  student: { name: 'Kabir Singh', rollNumber: '25CSE1058' },
  activity: 'poetry',
  revision: 'a'.repeat(64),
  fields: {
    name: 'Poetry Course',
    category: 'Course',
    dateAdded: '2026-11-19',
    issuer: '',
    date: null,
    credits: null,
    note: '',
  },
  evidence: null,
  status: 'Pending',
  history: [{ at: '2026-11-19T10:00:00.000Z', what: 'submitted' }],
};

async function open(): Promise<Workspace> {
  const opened = openTab();
  await Promise.all(stores.map((store) => opened.load(store)));
  return opened;
}

beforeEach(async () => {
  wipe();
  tab = await open();
});

const submit = () => tab.write(submitActivityChanges(values, null, '2026-11-21'));
const changesOf = async (chosen: readonly ReviewRow[], decision: Decision) =>
  decide(chosen, decision, await revisionsOf(chosen));
const decideOn = async (chosen: readonly ReviewRow[], decision: Omit<Decision, 'by'>) =>
  tab.write(await changesOf(chosen, { ...decision, by }));

describe('the review rows', () => {
  it('start with what was submitted on this device, until it is withdrawn', async () => {
    await submit();
    expect(rows()[0]).toMatchObject({
      student: 'Aarav Sharma',
      rollNumber: '25CSE1042',
      certificationBy: values.issuer,
      status: 'Pending',
      submitted: { name: values.name },
    });
    await tab.write(withdrawActivityChanges(own()[0]!));
    expect(rows()).toHaveLength(studentRows.length);
  });

  it('include imported submissions, and show when no certifying body is named', async () => {
    await tab.write([put('submissions', received)]);
    expect(rows()[0]).toMatchObject({ student: 'Kabir Singh', certificationBy: 'Not named' });
  });

  it('include a sample activity only after it is changed here and pending', async () => {
    const sample = published.find(({ status }) => status === 'Approved')!;
    expect(rows().some(({ id }) => id === sample.id)).toBe(false);
    await tab.write([
      put('activities', {
        id: sample.id,
        origin: 'content',
        removed: false,
        at: '2026-11-20T10:00:00.000Z',
        fields: {
          status: 'Pending',
          history: [{ at: '2026-11-20T10:00:00.000Z', what: 'resubmitted' }],
        },
      }),
    ]);
    expect(row(sample.id)).toMatchObject({ source: 'activity', status: 'Pending' });
    await decideOn([row(sample.id)], { what: 'approved' });
    expect(row(sample.id).status).toBe('Approved');
  });

  it('can be found by student, roll number, certifying body and activity', async () => {
    await submit();
    const ask = (text: string) =>
      findRows(rows(), { text, status: null, sort: null, descending: false }).length;
    expect(ask('learning boot')).toBe(1);
    expect(ask('DIYA')).toBe(1);
    expect(ask('25cse1017')).toBe(1);
    expect(ask('nptel')).toBe(2);
    expect(ask('nobody')).toBe(0);
  });

  it('can be filtered by status and sorted both ways', () => {
    const ask = (descending: boolean) =>
      findRows(rows(), { text: '', status: 'Approved', sort: 'student', descending }).map(
        ({ student: name }) => name,
      );
    expect(ask(false)).toEqual(['Diya Nair', 'Ishita Patel', 'Rohan Das']);
    expect(ask(true)).toEqual(['Rohan Das', 'Ishita Patel', 'Diya Nair']);
  });
});

describe('a decision', () => {
  it('sets the status, records who, when and why, and notifies the student once', async () => {
    await submit();
    await decideOn([submitted()], { what: 'rejected', reason: ' Another name. ' });
    expect(own()[0]).toMatchObject({ name: values.name, status: 'Rejected' });
    expect(stepsOf(own()[0]!).at(-1)).toMatchObject({
      what: 'rejected',
      by,
      reason: 'Another name.',
      at: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    });
    expect(events()).toContain(`“${values.name}” was rejected by ${by}`);
  });

  it('that asks for a change keeps the activity pending', async () => {
    await submit();
    await decideOn([submitted()], { what: 'returned', reason: 'Scan it again.' });
    expect(own()[0]?.status).toBe('Pending');
    expect(outcomeOf(submitted())).toBe('returned');
    expect(events()).toContain(`${by} asks for a change in “${values.name}”`);
  });

  it('on a register row or an imported submission stays there and notifies nobody', async () => {
    await tab.write([put('submissions', received)]);
    await decideOn([row('received'), row('aarav-sharma')], { what: 'approved' });
    expect(row('received').status).toBe('Approved');
    expect(row('received').steps.map(({ what }) => what)).toEqual(['submitted', 'approved']);
    expect(row('aarav-sharma').status).toBe('Approved');
    expect(events()).toEqual([]);
  });

  it('does nothing if the activity was deleted in the meantime', async () => {
    await submit();
    const stale = submitted();
    await tab.write([{ store: 'activities', id: stale.id, to: () => null }]);
    await decideOn([stale], { what: 'approved' });
    expect(tab.records('activities').size).toBe(0);
  });

  it('shortens a very long activity name in its notification, so that it can be stored', async () => {
    await tab.write(
      submitActivityChanges({ ...values, name: 'X'.repeat(120) }, null, '2026-11-21'),
    );
    await tab.write(
      await changesOf([submitted()], { what: 'returned', by: 'Y'.repeat(80), reason: 'Why' }),
    );
    const title = events().find((one) => one.startsWith('Y'))!;
    expect(title.length).toBeLessThanOrEqual(200);
    expect(title).toContain('…');
  });

  it('keeps every step of several decisions, and the last one counts', async () => {
    const decisions = fc.array(
      fc.tuple(fc.constantFrom(...outcomes), fc.string({ minLength: 1 })),
      {
        minLength: 1,
        maxLength: 8,
      },
    );
    await fc.assert(
      fc.asyncProperty(
        decisions,
        fc.constantFrom('register', 'submission'),
        async (all, source) => {
          wipe();
          tab = await open();
          await tab.write([put('submissions', received)]);
          const id = source === 'register' ? 'aarav-sharma' : 'received';
          const start = row(id).steps.length;
          let changeCount = 0;
          for (const [what, text] of all) {
            const changes = await changesOf([row(id)], { what, by, reason: `Because: ${text}` });
            changeCount += changes.length;
            await tab.write(changes);
          }
          expect(row(id).steps).toHaveLength(start + changeCount);
          expect(outcomeOf(row(id))).toBe(all.at(-1)![0]);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('a reason', () => {
  it('must not be empty', () => {
    for (const text of ['', '  ', '\n\t', '\u200b'])
      expect(reasonField.check(text, '')).toMatch(/^Enter/);
    expect(reasonField.check('Too late.', '')).toBeNull();
  });

  it('has a maximum length', () => {
    expect(reasonField.check('x'.repeat(500), '')).toBeNull();
    expect(reasonField.check('x'.repeat(501), '')).toMatch(/501 characters. Shorten it to 500/);
  });
});

test('a reason draft belongs to one set of rows, in any order', () => {
  const long = { key: `submission:25cse1042:${'x'.repeat(79)}` };
  const of = [rows().slice(0, 1), rows().slice(1, 2), rows(), rows().slice(0, 2), [long]];
  const names = of.map(reasonDraftId);
  expect(new Set(names).size).toBe(of.length);
  expect(reasonDraftId([...rows()].reverse())).toBe(reasonDraftId(rows()));
  for (const form of names) expect(v.is(schemas.drafts, { ...draftOf({}), form })).toBe(true);
});

test('the toast says what happened and how it is given back', () => {
  expect(decidedText(['“Poetry”'], 'approved', 0)).toBe('“Poetry” is approved.');
  expect(decidedText(['“Poetry”'], 'approved', 2)).toBe(
    '“Poetry” is approved. Give it back: 2 files.',
  );
  expect(decidedText(['a', 'b', 'c'], 'rejected', 0)).toBe('3 submissions are rejected.');
});
