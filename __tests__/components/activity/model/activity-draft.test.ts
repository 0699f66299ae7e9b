import { openTab, wipe } from '@/__tests__/lib/store/device';
import {
  activityShape,
  chooseEvidence,
  emptyActivity,
  type ActivityValues,
} from '@/components/activity/model/activity-form';
import { submitActivityChanges } from '@/components/activity/model/activity-write';
import { FormDraft } from '@/lib/form/form-draft';
import type { Workspace } from '@/lib/store/workspace';
import { fakeLocalStorage } from './local-storage';

const pdf = (name = 'certificate.pdf', content = '%PDF-1.4 text') =>
  new File([content], name, { type: 'application/pdf' });

/** The device after a reload. */
async function reload(): Promise<Workspace> {
  const tab = openTab();
  await Promise.all([tab.load('drafts'), tab.load('activities')]);
  return tab;
}

let tab: Workspace;
type ActivityDraft = FormDraft<keyof ActivityValues>;

const opened: ActivityDraft[] = [];

async function open(form = 'activity', start = emptyActivity, on = tab): Promise<ActivityDraft> {
  const draft = new FormDraft(on, form, start);
  opened.push(draft);
  await draft.open();
  return draft;
}

/** Closes the form and waits until its draft is written. */
async function close(draft: ActivityDraft): Promise<void> {
  draft.close();
  await tab.settle();
}

beforeEach(async () => {
  fakeLocalStorage();
  wipe();
  tab = await reload();
});

afterEach(async () => {
  for (const draft of opened.splice(0)) await close(draft);
});

/** Chooses a file and returns its error, or null. */
const choose = async (draft: ActivityDraft, file: File) =>
  (await chooseEvidence(draft, [file]))[0] ?? null;

const fileNames = async (on = tab) => (await on.all('files')).map(({ name }) => name);

describe('a draft', () => {
  it('is saved when the form closes, and restored after a reload', async () => {
    const draft = await open();
    expect(draft.foundAt).toBeNull();
    draft.set('name', 'Machine Learning');
    expect(await choose(draft, pdf())).toBeNull();
    draft.set('issuer', 'Coding Club');
    await close(draft);

    const again = await open('activity', emptyActivity, await reload());
    expect(again.foundAt).not.toBeNull();
    expect(again.snapshot().values).toMatchObject({
      name: 'Machine Learning',
      issuer: 'Coding Club',
    });
    expect(again.snapshot().file).toMatchObject({ name: 'certificate.pdf', size: 13 });
  });

  it('is saved while typing, including the last key', async () => {
    const draft = await open();
    for (const name of ['M', 'Ma', 'Mac', 'Mach']) draft.set('name', name);
    await tab.settle();
    opened.length = 0;
    expect((await open('activity', emptyActivity, await reload())).snapshot().values.name).toBe(
      'Mach',
    );
  });

  it('is not stored when the form is empty or emptied again', async () => {
    const draft = await open();
    draft.set('name', 'M');
    draft.set('name', '');
    expect(draft.close()).toBe(false);
    await tab.settle();
    expect(localStorage).toHaveLength(0);
    expect(await tab.all('drafts')).toEqual([]);
  });

  it('refuses anything but PDFs and pictures, and stores nothing of it', async () => {
    const draft = await open();
    expect(await choose(draft, pdf('notes.pdf', 'hello'))).toMatch(/content is not one/);
    expect(await choose(draft, new File(['hello'], 'photo.png', { type: 'image/png' }))).toMatch(
      /photo\.png is named a picture but its content/,
    );
    expect(await choose(draft, new File(['MZ'], 'photo\u202egpj.exe'))).toBe(
      'photogpj.exe is not a PDF, JPEG, PNG or WebP file. Choose one of these.',
    );
    expect(await choose(draft, new File(['%PDF-'], 'a.txt', { type: 'text/plain' }))).toMatch(
      /is not a PDF/,
    );
    expect(await fileNames()).toEqual([]);
    expect(draft.snapshot().file).toBeNull();
  });

  it('keeps only the last of several quickly chosen files, always as a PDF', async () => {
    const draft = await open();
    const large = pdf('one.pdf', `%PDF-1${'x'.repeat(100_000)}`);
    await Promise.all([choose(draft, large), choose(draft, new File(['%PDF-2'], 'two.pdf'))]);
    expect(draft.snapshot().file).toMatchObject({ name: 'two.pdf' });
    expect(await tab.read('files', draft.snapshot().file!.file)).toMatchObject({
      name: 'two.pdf',
      type: 'application/pdf',
    });
    draft.removeFile();
    expect(draft.close()).toBe(false);
    await tab.settle();
    expect(await tab.all('drafts')).toEqual([]);
  });

  it('is stored again when it closes, although another tab has removed it', async () => {
    const draft = await open();
    draft.set('name', 'Half-written');
    await draft.store();
    await tab.write([draft.removal()]);
    await close(draft);
    expect((await open()).snapshot().values.name).toBe('Half-written');
  });

  it('never changes the evidence of the activity it edits', async () => {
    const first = await open();
    await choose(first, pdf());
    const { evidence } = activityShape.read(first.snapshot());
    await tab.write(submitActivityChanges(first.snapshot().values, evidence, '2026-11-21'));
    const start = { ...emptyActivity, file: evidence };
    const change = await open('activity:own', start);
    await choose(change, pdf('other.pdf'));
    change.discard();
    expect(change.snapshot().file).toEqual(evidence);
    expect(await fileNames()).toContain('certificate.pdf');
  });

  it('shows no file when the stored file is gone', async () => {
    const draft = await open();
    await choose(draft, pdf());
    await close(draft);
    const [stored] = tab.records('drafts').values();
    wipe();
    const later = await reload();
    await later.write([{ store: 'drafts', id: stored!.id, to: () => stored! }]);
    opened.length = 0;
    const again = await open('activity', emptyActivity, later);
    expect(again.snapshot().file).toBeNull();
  });

  it('keeps text that is too long to submit, to the last letter', async () => {
    const note = 'x'.repeat(50_000);
    const draft = await open();
    draft.set('note', note);
    await close(draft);
    const again = await open('activity', emptyActivity, await reload());
    expect(again.snapshot().values.note).toBe(note);
  });
});

describe('a draft that is restored', () => {
  it('is one of several, newest first: the next time, the form shows the next one', async () => {
    const names = ['One', 'Two', 'Three'];
    const forms = await Promise.all(names.map(() => open()));
    for (const [minute, form] of forms.entries()) {
      const at = jest.spyOn(Date.prototype, 'toISOString');
      at.mockReturnValue(`2026-11-21T10:0${minute}:00.000Z`);
      form.set('name', names[minute]!);
      await close(form);
      at.mockRestore();
    }
    opened.length = 0;
    for (const name of names.toReversed()) {
      const form = await open();
      expect(form.snapshot().values.name).toBe(name);
      form.finish(true);
      await tab.write([form.removal()]);
      form.close();
    }
  });

  it('is merged with text typed before it loads', async () => {
    const first = await open();
    first.set('issuer', 'Coding Club');
    first.set('name', 'Mach');
    await close(first);
    const early = new FormDraft(tab, 'activity', emptyActivity);
    opened.push(early);
    early.set('name', 'Machine');
    await early.open();
    expect(early.snapshot().values).toMatchObject({ name: 'Machine', issuer: 'Coding Club' });
    await close(early);
    expect(await tab.all('drafts')).toHaveLength(1);
  });

  it('waits for the next time if it would replace text typed before it loads', async () => {
    const first = await open();
    first.set('name', 'Poetry');
    await close(first);
    const early = new FormDraft(tab, 'activity', emptyActivity);
    early.set('name', 'Machine');
    await early.open();
    expect(early.snapshot().values.name).toBe('Machine');
    early.finish(true);
    early.close();
    expect((await open()).snapshot().values.name).toBe('Poetry');
  });

  it('shows the fields that it did not change as the record is now', async () => {
    const first = await open('activity:own', activityShape.fill({ name: 'Talk', note: 'Day 1' }));
    first.set('name', 'Long talk');
    await close(first);
    const again = await open('activity:own', activityShape.fill({ name: 'Talk', note: 'Day 2' }));
    expect(again.snapshot().values).toMatchObject({ name: 'Long talk', note: 'Day 2' });
    expect(again.opened().values).toMatchObject({ name: 'Talk', note: 'Day 2' });
  });

  it('has the last key even if the database loses the write', async () => {
    const draft = await open();
    draft.set('name', 'Mach');
    await draft.store();
    const never = jest.spyOn(tab, 'write').mockReturnValue(new Promise(() => {}));
    draft.set('name', 'Machine');
    void draft.store();
    never.mockRestore();
    opened.length = 0;
    const again = await open('activity', emptyActivity, await reload());
    expect(again.snapshot().values.name).toBe('Machine');
  });
});
