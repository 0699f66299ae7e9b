import fc from 'fast-check';
import { openTab, wipe, wire } from '@/__tests__/lib/store/device';
import {
  activityShape,
  chooseEvidence,
  emptyActivity,
  type ActivityContent,
  type ActivityValues,
} from '@/components/activity/model/activity-form';
import {
  editActivityChanges,
  submitActivityChanges,
} from '@/components/activity/model/activity-write';
import { FormDraft, formName } from '@/lib/form/form-draft';
import { FormMerge } from '@/lib/form/form-merge';
import type { OwnActivity } from '@/lib/store/use-list';
import type { Workspace } from '@/lib/store/workspace';
import { filledActivity, ownActivities } from './filled-activity';
import { fakeLocalStorage } from './local-storage';

type ActivityDraft = FormDraft<keyof ActivityValues>;

const fields = ['name', 'note', 'issuer'] as const;
type Field = (typeof fields)[number] | 'file';
type Side = 0 | 1;

const side = fc.constantFrom<Side>(0, 1);
const command = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('type' as const),
      side,
      field: fc.constantFrom(...fields),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('choose' as const), side }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('save' as const),
      side,
      keep: fc.constantFrom('mine' as const, 'stored' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constantFrom('discard' as const, 'undo' as const), side }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('reopen' as const), side }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('other draft' as const), side }) },
);
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;

/** Two tabs of one device, each with a form of the same activity. */
class Device {
  tabs: [Workspace, Workspace];
  forms: ActivityDraft[] = [];
  undo: ((() => Promise<void>) | undefined)[] = [];
  /** Values typed or chosen that are not yet saved, replaced or discarded. */
  pending = new Set<string>();
  /** What each discard removed, for its Undo. */
  taken: Set<string>[] = [new Set(), new Set()];
  id = '';
  #count = 0;

  constructor() {
    const join = wire();
    this.tabs = [openTab(join()), openTab(join())];
  }

  async start() {
    await Promise.all(this.tabs.flatMap((tab) => [tab.load('activities'), tab.load('drafts')]));
    await this.tabs[0].write(submitActivityChanges(filledActivity, null, '2026-11-21'));
    this.id = [...this.tabs[0].records('activities').keys()][0]!;
    for (const one of [0, 1] as const) this.forms[one] = await this.open(one);
  }

  async stored(): Promise<ActivityContent> {
    const record = await this.tabs[0].read('activities', this.id);
    return activityShape.fill((record?.fields ?? {}) as Partial<OwnActivity>);
  }

  async open(one: Side): Promise<ActivityDraft> {
    const draft = new FormDraft(this.tabs[one], formName('activity', this.id), await this.stored());
    await draft.open();
    return draft;
  }

  next = () => `token ${++this.#count}`;

  async run(step: Command): Promise<void> {
    const form = this.forms[step.side]!;
    if (step.act === 'type') {
      const text = this.next();
      this.pending.delete(changesOf(form).get(step.field) ?? '');
      form.set(step.field, text);
      this.pending.add(text);
    } else if (step.act === 'choose') {
      const before = changesOf(form).get('file') ?? '';
      await chooseEvidence(form, [new File([`%PDF-${this.next()}`], 'proof.pdf')]);
      this.pending.delete(before);
      this.pending.add(form.snapshot().file!.file);
    } else if (step.act === 'save') await this.save(step.side, step.keep);
    else if (step.act === 'discard') {
      this.taken[step.side] = new Set(changesOf(form).values());
      this.undo[step.side] = await form.discard();
      for (const token of this.taken[step.side]!) this.pending.delete(token);
    } else if (step.act === 'undo') {
      await this.undo[step.side]?.();
      if (this.undo[step.side]) for (const token of this.taken[step.side]!) this.pending.add(token);
      this.undo[step.side] = undefined;
    } else if (step.act === 'reopen') {
      form.close();
      this.undo[step.side] = undefined;
      await this.settle();
      this.forms[step.side] = await this.open(step.side);
    } else if (form.abandoned[0]) await form.show(form.abandoned[0].id);
    await this.settle();
  }

  async save(one: Side, keep: 'mine' | 'stored') {
    const form = this.forms[one]!;
    const before = await this.stored();
    const touched = changesOf(form);
    const asked = [...touched.keys()].filter(
      (field) =>
        valueOf(before, field) !== valueOf(form.opened(), field) &&
        valueOf(before, field) !== touched.get(field),
    );
    const first = await this.write(one);
    expect(
      first.conflicts.map(({ field }) => (field === 'evidence' ? 'file' : field)).sort(),
    ).toEqual([...asked].sort());
    if (first.stopped) {
      expect(await this.stored()).toEqual(before);
      for (const { field } of first.conflicts) form.rebase(field, first.stored!, keep);
      expect((await this.write(one)).stopped).toBe(false);
    }
    const after = await this.stored();
    for (const field of [...fields, 'file'] as const) {
      const isMine = touched.has(field) && !(asked.includes(field) && keep === 'stored');
      expect(valueOf(after, field)).toBe(isMine ? touched.get(field) : valueOf(before, field));
    }
    for (const token of touched.values()) this.pending.delete(token);
    form.close();
    this.undo[one] = undefined;
    await this.settle();
    this.forms[one] = await this.open(one);
  }

  async write(one: Side) {
    const [form, tab] = [this.forms[one]!, this.tabs[one]];
    const record = ownActivities(tab).find(({ id }) => id === this.id)!;
    const merge = new FormMerge(activityShape, form.opened(), form.snapshot());
    form.finish(true);
    await tab.write([...editActivityChanges(record, undefined, merge), merge.with(form.removal())]);
    if (merge.stopped) form.finish(false);
    return merge;
  }

  async settle() {
    for (const tab of this.tabs) await tab.settle();
  }
}

const valueOf = ({ values, file }: ActivityContent, field: Field) =>
  field === 'file' ? (file?.file ?? null) : values[field];

/** The changed values of an open form, by field. */
function changesOf(form: ActivityDraft): Map<Field, string> {
  const [opened, typed] = [form.opened(), form.snapshot()];
  const all = [...fields, 'file'] as const;
  return new Map(
    all
      .filter((field) => valueOf(opened, field) !== valueOf(typed, field))
      .map((field) => [field, valueOf(typed, field) ?? '']),
  );
}

/** The values in stored drafts that differ from what their forms opened with. */
async function draftedOn(tab: Workspace): Promise<Set<string>> {
  const drafts = await tab.all('drafts');
  return new Set(
    drafts.flatMap(({ fields: typed, file, opened }) => [
      ...Object.entries(typed).flatMap(([name, value]) =>
        opened?.fields[name] === value ? [] : [value],
      ),
      ...(file && file !== opened?.file ? [file] : []),
    ]),
  );
}

test('two forms on one activity never lose input without asking', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 24 }), async (steps) => {
      wipe();
      fakeLocalStorage();
      const device = new Device();
      await device.start();
      for (const step of steps) await device.run(step);
      for (const form of device.forms) form.close();
      await device.settle();

      const later = openTab();
      expect(await draftedOn(later)).toEqual(device.pending);
      const named = [
        ...(await later.all('drafts')).map(({ file }) => file),
        ...(await later.all('activities')).map(({ fields: { evidence } }) => evidence?.file),
      ].filter((file) => typeof file === 'string');
      for (const file of named) expect(await later.read('files', file)).not.toBeNull();

      // Every abandoned draft can be reached from the form.
      const form = new FormDraft(later, formName('activity', device.id), emptyActivity);
      await form.open();
      const count = (form.foundAt ? 1 : 0) + form.abandoned.length;
      expect(count).toBe((await later.all('drafts')).length);
      form.close();
    }),
    { numRuns: 60 },
  );
}, 60_000);
