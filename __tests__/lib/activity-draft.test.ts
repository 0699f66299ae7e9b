import { writeActivity } from '@/lib/activity-check';
import { ActivityDraft } from '@/lib/activity-draft';
import { submitActivity } from '@/lib/activity-write';
import type { Workspace } from '@/lib/workspace/workspace';
import { openTab, wipe } from './workspace/device';

const empty = { values: writeActivity({}), evidence: null };
const pdf = (name = 'certificate.pdf', content = '%PDF-1.4 text') =>
  new File([content], name, { type: 'application/pdf' });

/** The device as it is after a reload. */
async function reload(): Promise<Workspace> {
  const tab = openTab();
  await Promise.all([tab.load('drafts'), tab.load('activities')]);
  return tab;
}

let tab: Workspace;

beforeEach(async () => {
  wipe();
  tab = await reload();
});

/** Everything that was begun is written. */
const settled = () => tab.write([]);

describe('a draft', () => {
  it('is kept when the form goes away and stands there again after a reload', async () => {
    const draft = new ActivityDraft(tab, 'activity', empty);
    expect(draft.foundAt).toBeNull();
    draft.set('name', 'Machine Learning');
    expect(await draft.choose(pdf())).toBeNull();
    draft.set('issuer', 'Coding Club');
    draft.keep();
    await settled();

    const again = new ActivityDraft(await reload(), 'activity', empty);
    expect(again.foundAt).not.toBeNull();
    expect(again.snapshot().values).toMatchObject({
      name: 'Machine Learning',
      issuer: 'Coding Club',
    });
    expect(await again.evidence()).toMatchObject({ name: 'certificate.pdf', size: 13 });
  });

  it('is kept while it is typed, the last key as well', async () => {
    const draft = new ActivityDraft(tab, 'activity', empty);
    for (const name of ['M', 'Ma', 'Mac', 'Mach']) draft.set('name', name);
    await settled();
    await settled();
    const again = new ActivityDraft(await reload(), 'activity', empty);
    expect(again.snapshot().values.name).toBe('Mach');
  });

  it('is none when nothing was filled in, or all of it was taken out again', async () => {
    const draft = new ActivityDraft(tab, 'activity', empty);
    draft.keep();
    expect(draft.isKept()).toBe(false);
    draft.set('name', 'M');
    draft.set('name', '');
    await settled();
    await settled();
    expect(draft.isKept()).toBe(false);
  });

  it('takes only a PDF, and keeps nothing of what it refuses', async () => {
    const draft = new ActivityDraft(tab, 'activity', empty);
    expect(await draft.choose(pdf('notes.pdf', 'hello'))).toMatch(/content is not one/);
    expect(await draft.choose(new File(['%PDF-'], 'a.txt', { type: 'text/plain' }))).toMatch(
      /is not a PDF/,
    );
    expect(await tab.all('files')).toEqual([]);
    expect(draft.snapshot().file).toBeNull();
  });

  it('keeps only the last of the files that were chosen, always as a PDF', async () => {
    const draft = new ActivityDraft(tab, 'activity', empty);
    await draft.choose(pdf('one.pdf'));
    await draft.choose(new File(['%PDF-2'], 'two.pdf'));
    const file = draft.snapshot().file ?? '';
    expect(await tab.read('files', file)).toMatchObject({
      name: 'two.pdf',
      type: 'application/pdf',
    });
    expect((await tab.all('drafts'))[0]?.file).toBe(file);
    await draft.removeFile();
    expect(draft.snapshot().file).toBeNull();
    expect(draft.isKept()).toBe(false);
  });

  it('goes with its file when it is discarded, and comes back with both', async () => {
    const draft = new ActivityDraft(tab, 'activity', empty);
    draft.set('name', 'Machine');
    await draft.choose(pdf());
    const undo = await draft.discard();
    expect(draft.snapshot().values.name).toBe('');
    expect(draft.isKept()).toBe(false);
    expect(draft.snapshot().file).toBeNull();
    await undo();
    expect(draft.snapshot().values.name).toBe('Machine');
    expect(draft.isKept()).toBe(true);
    expect(await tab.all('files')).toHaveLength(1);
  });

  it('is not kept again once it is submitted', async () => {
    const draft = new ActivityDraft(tab, 'activity', empty);
    draft.set('name', 'Machine');
    draft.keep();
    draft.finish(true);
    await tab.write(submitActivity(draft.snapshot().values, null, '2026-11-21'));
    draft.keep();
    expect(draft.isKept()).toBe(false);
  });

  it('leaves the evidence of a kept activity alone', async () => {
    const first = new ActivityDraft(tab, 'activity', empty);
    await first.choose(pdf());
    const evidence = await first.evidence();
    await tab.write(submitActivity(first.snapshot().values, evidence, '2026-11-21'));
    const change = new ActivityDraft(tab, 'activity:own', { ...empty, evidence });
    await change.choose(pdf('other.pdf'));
    expect(await tab.all('files')).toHaveLength(2);
    await change.discard();
    expect(change.snapshot().evidence).toEqual(evidence);
    expect(await tab.read('files', evidence?.file ?? '')).toMatchObject({
      name: 'certificate.pdf',
    });
  });

  it('says when its file is gone by now', async () => {
    const draft = new ActivityDraft(tab, 'activity', empty);
    await draft.choose(pdf());
    await settled();
    wipe();
    const later = await reload();
    await later.write([
      { store: 'drafts', id: 'activity', to: () => tab.records('drafts').get('activity')! },
    ]);
    const again = new ActivityDraft(later, 'activity', empty);
    expect(await again.evidence()).toBeNull();
    expect(again.snapshot().file).toBeNull();
  });
});
