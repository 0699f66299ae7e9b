import fc from 'fast-check';
import { openTab, wipe, wire } from '@/__tests__/lib/store/device';
import {
  activityFields,
  activityShape,
  type ActivityValues,
} from '@/components/activity/model/activity-form';
import { stepsOf } from '@/components/activity/model/activity-history';
import {
  deleteActivityChanges,
  differences,
  editActivityChanges,
  resubmitActivityChanges,
  submitActivityChanges,
  withdrawActivityChanges,
  type StoredEvidence,
} from '@/components/activity/model/activity-write';
import { activities as published } from '@/content/student';
import { showFields } from '@/lib/form/field';
import { FormMerge } from '@/lib/form/form-merge';
import { toFileRecord } from '@/lib/store/file';
import { put, type Change } from '@/lib/store/record';
import type { OwnActivity } from '@/lib/store/use-list';
import type { Workspace } from '@/lib/store/workspace';
import { filledActivity as values, ownActivities } from './filled-activity';

const today = '2026-11-21';

let tab: Workspace;

const list = (workspace = tab) => ownActivities(workspace);
const named = (name: string, workspace = tab) => list(workspace).find((one) => one.name === name)!;
const sampleOf = (id: string) => published.find((one) => one.id === id);
const steps = (activity: OwnActivity) => stepsOf(activity, sampleOf(activity.id));
const stepKinds = (activity: OwnActivity) => steps(activity).map(({ what }) => what);
const drafts = () => tab.records('drafts');

/** Each notification as "side: title (record)", sorted. */
const notifications = () =>
  [...tab.records('events').values()]
    .map(({ title, about, for: side }) => `${side}: ${title} (${about})`)
    .sort();

async function storeFile(text = '%PDF-1.4'): Promise<StoredEvidence> {
  const stored = await toFileRecord(new Blob([text]), 'certificate.pdf');
  await tab.write([put('files', stored)]);
  const { id, name, size, sha256 } = stored;
  return { file: id, name, size, sha256 };
}

async function submit(evidence: StoredEvidence | null = null): Promise<OwnActivity> {
  await tab.write(submitActivityChanges(values, evidence, today, 'Aarav Sharma'));
  return named(values.name);
}

const mergeOf = (
  opened: OwnActivity,
  change: Partial<ActivityValues>,
  evidence: StoredEvidence | null = opened.evidence ?? null,
) => {
  const start = activityShape.fill(opened);
  const values = { ...start.values, ...change };
  return new FormMerge(activityShape, start, { values, file: evidence, files: [] });
};

const edit = (
  activity: OwnActivity,
  change: Partial<ActivityValues>,
  evidence?: StoredEvidence,
): Change[] =>
  editActivityChanges(activity, sampleOf(activity.id), mergeOf(activity, change, evidence));

beforeEach(async () => {
  wipe();
  tab = openTab();
  await Promise.all([tab.load('activities'), tab.load('drafts'), tab.load('events')]);
});

describe('a submitted activity', () => {
  it('creates one notification per side, about the activity', async () => {
    const { id } = await submit();
    expect(notifications()).toEqual([
      `faculty: Aarav Sharma submitted “Machine Learning Bootcamp” (${id})`,
      `student: Machine Learning Bootcamp was saved (${id})`,
    ]);
  });
});

describe('a changed activity', () => {
  it('stays pending, and its history lists what changed', async () => {
    const own = await submit();
    await tab.write(edit(own, { credits: '3', name: 'Deep Learning Bootcamp' }));
    const changed = named('Deep Learning Bootcamp');
    expect(changed).toMatchObject({ status: 'Pending', credits: 3 });
    expect(changed.history?.at(-1)).toMatchObject({
      what: 'changed',
      changed: [
        { field: 'name', from: 'Machine Learning Bootcamp', to: 'Deep Learning Bootcamp' },
        { field: 'credits', from: '2', to: '3' },
      ],
    });
  });

  it('is not touched when nothing is changed', async () => {
    const own = await submit();
    await tab.write(edit(own, {}));
    expect(named(values.name).history).toHaveLength(1);
  });

  it('needs approval again if it was approved or rejected; the college record stays', async () => {
    for (const name of ['Cloud Foundations Workshop', 'Robotics Primer']) {
      await tab.write(edit(named(name), { credits: '4' }));
      expect(named(name)).toMatchObject({ status: 'Pending', credits: 4, changed: true });
      expect(stepKinds(named(name)).at(-1)).toBe('resubmitted');
      expect(tab.records('activities').get(named(name).id)?.fields).not.toHaveProperty('name');
    }
    expect(
      notifications().filter((text) => text.startsWith('faculty: The student resubmitted')),
    ).toHaveLength(2);
    expect(notifications()).toHaveLength(4);
  });

  it('can be resubmitted unchanged after a rejection', async () => {
    await tab.write(edit(named('Robotics Primer'), {}));
    expect(stepKinds(named('Robotics Primer'))).toEqual(['submitted', 'rejected', 'resubmitted']);
  });

  it('keeps the steps of two tabs that change it at the same time', async () => {
    const join = wire();
    wipe();
    tab = openTab(join());
    const other = openTab(join());
    await Promise.all([tab.load('activities'), tab.load('drafts'), other.load('activities')]);
    const sample = named('Smart India Hackathon');
    const theirs = named('Smart India Hackathon', other);
    await Promise.all([
      tab.write(edit(sample, { credits: '5' })),
      other.write(edit(theirs, { issuer: 'Another' })),
    ]);
    const later = openTab();
    await later.load('activities');
    const merged = named('Smart India Hackathon', later);
    expect(merged).toMatchObject({ credits: 5, issuer: 'Another' });
    expect(stepKinds(merged)).toEqual(['submitted', 'changed', 'changed']);
  });

  it('does not come back when another tab deletes it', async () => {
    const own = await submit();
    const late = edit(own, { credits: '9' });
    await tab.write(deleteActivityChanges(own, drafts()));
    await tab.write(late);
    expect(named(values.name)).toBeUndefined();
  });

  it('lists exactly the fields that differ', () => {
    const own = { ...named('Cloud Foundations Workshop'), note: '' };
    const before = showFields(activityFields, own);
    const other: ActivityValues = {
      name: 'A',
      category: 'Course',
      level: 'Zonal',
      hours: '7.5',
      proof: 'Letter',
      issuer: 'B',
      date: '2020-01-01',
      credits: '9',
      note: 'C',
    };
    const fields = Object.keys(other) as (keyof ActivityValues)[];
    fc.assert(
      fc.property(fc.subarray(fields), (chosen) => {
        const filled = { ...before };
        for (const field of chosen) filled[field] = other[field];
        expect(differences(own, filled, null).map(({ field }) => field)).toEqual(chosen);
      }),
    );
  });
});

describe('a withdrawn activity', () => {
  it('is shown as withdrawn and can be resubmitted', async () => {
    const own = await submit();
    await tab.write(withdrawActivityChanges(own));
    expect(named(values.name).withdrawn).toBe(true);
    await tab.write(resubmitActivityChanges(named(values.name)));
    expect(named(values.name)).toMatchObject({ withdrawn: false, status: 'Pending' });
    expect(stepKinds(named(values.name))).toEqual(['submitted', 'withdrawn', 'resubmitted']);
  });
});

describe('a deleted activity', () => {
  it('removes its drafts too, and an undo restores everything', async () => {
    const proof = await storeFile();
    const own = await submit(proof);
    const other = await storeFile('%PDF-draft');
    const form = `activity:${own.id}`;
    const filled = { fields: {}, file: other.file, files: [] };
    const draft = { id: 'left', form, at: `${today}T10:00:00Z`, ...filled, opened: filled };
    await tab.write([put('drafts', draft)]);
    const undo = await tab.write(deleteActivityChanges(own, drafts()));
    expect(named(values.name)).toBeUndefined();
    expect(tab.records('drafts').size).toBe(0);
    await undo();
    expect(named(values.name)).toEqual(own);
    expect(await tab.all('files')).toHaveLength(2);
    expect(tab.records('drafts').get(draft.id)).toEqual(draft);
  });

  it('from the college is only hidden on this device', async () => {
    const sample = named('Robotics Primer');
    const undo = await tab.write(deleteActivityChanges(sample, drafts()));
    expect(list()).toHaveLength(7);
    await undo();
    expect(list()).toEqual(published.map((one) => ({ ...one, origin: 'content', changed: false })));
  });

  it('keeps a file that is evidence for another activity', async () => {
    const proof = await storeFile();
    const own = await submit(proof);
    await tab.write(submitActivityChanges({ ...values, name: 'Another' }, proof, today));
    await tab.write(deleteActivityChanges(own, drafts()));
    expect(await tab.read('files', proof.file)).not.toBeNull();
  });
});
