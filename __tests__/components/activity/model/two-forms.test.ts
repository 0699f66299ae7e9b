import fc from 'fast-check';
import { fakeLocks } from '@/__tests__/lib/form/fake-locks';
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
import { runsOf } from '@/__tests__/full-run';

type ActivityDraft = FormDraft<keyof ActivityValues>;

const fields = ['name', 'note', 'issuer'] as const;
type Field = (typeof fields)[number] | 'files';
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
);
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;

/** Two tabs of one device, each with a form of the same activity. */
class Device {
  tabs: [Workspace, Workspace];
  forms: ActivityDraft[] = [];
  undo: ((() => void) | undefined)[] = [];
  /** Values typed or chosen that are not yet saved, replaced or discarded. */
  pending = new Set<string>();
  /** The values that each discard removed, for its Undo. */
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
    for (const one of [0, 1] as const) await this.open(one);
  }

  async stored(): Promise<ActivityContent> {
    const record = await this.tabs[0].read('activities', this.id);
    return activityShape.fill((record?.fields ?? {}) as Partial<OwnActivity>);
  }

  async open(one: Side): Promise<void> {
    const draft = new FormDraft(this.tabs[one], formName('activity', this.id), await this.stored());
    this.forms[one] = draft;
    this.undo[one] = undefined;
    // A form that is open in the other tab, with a draft, waits for it.
    void draft.open();
    await this.settle();
  }

  next = () => `token ${++this.#count}`;

  async run(step: Command): Promise<void> {
    const form = this.forms[step.side]!;
    if (step.act === 'reopen') {
      form.close();
      await this.settle();
      await this.open(step.side);
    } else if (!form.isElsewhere) await this.use(form, step);
    await this.settle();
  }

  async use(form: ActivityDraft, step: Command): Promise<void> {
    const before = changesOf(form);
    if (step.act === 'type') {
      const text = this.next();
      form.set(step.field, text);
      this.replaced(step.side, before.get(step.field), text);
    } else if (step.act === 'choose') {
      await chooseEvidence(form, [new File([`%PDF-${this.next()}`], 'proof.pdf')]);
      this.replaced(step.side, before.get('files'), form.snapshot().file!.file);
    } else if (step.act === 'save') await this.save(step.side, step.keep);
    else if (step.act === 'discard') {
      this.taken[step.side] = new Set(before.values());
      this.undo[step.side] = form.discard();
      for (const token of before.values()) this.pending.delete(token);
    } else if (this.undo[step.side]) {
      this.undo[step.side]?.();
      for (const token of this.taken[step.side]!) this.pending.add(token);
      this.undo[step.side] = undefined;
    }
  }

  /** Something else was typed or chosen; a discard can no longer be undone. */
  replaced(one: Side, before: string | undefined, after: string): void {
    this.pending.delete(before ?? '');
    this.pending.add(after);
    this.undo[one] = undefined;
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
    expect([...first.conflicts].sort()).toEqual([...asked].sort());
    if (first.stopped) {
      expect(await this.stored()).toEqual(before);
      form.rebase(first.stored!, first.conflicts, keep);
      expect((await this.write(one)).stopped).toBe(false);
    }
    const after = await this.stored();
    for (const field of [...fields, 'files'] as const) {
      const isMine = touched.has(field) && !(asked.includes(field) && keep === 'stored');
      expect(valueOf(after, field)).toBe(isMine ? touched.get(field) : valueOf(before, field));
    }
    for (const token of touched.values()) this.pending.delete(token);
    form.close();
    await this.settle();
    await this.open(one);
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

  /** Waits until what is asked of the device is done, and both tabs have heard of it. */
  async settle() {
    for (let turn = 0; turn < 3; turn++) {
      window.dispatchEvent(new Event('storage'));
      await new Promise((resolve) => setTimeout(resolve));
      for (const tab of this.tabs) await tab.settle();
    }
  }
}

const valueOf = ({ values, file }: ActivityContent, field: Field) =>
  field === 'files' ? (file?.file ?? null) : values[field];

/** The changed values of an open form, by field. */
function changesOf(form: ActivityDraft): Map<Field, string> {
  const [opened, typed] = [form.opened(), form.snapshot()];
  const all = [...fields, 'files'] as const;
  return new Map(
    all
      .filter((field) => valueOf(opened, field) !== valueOf(typed, field))
      .map((field) => [field, valueOf(typed, field) ?? '']),
  );
}

/** The values in stored drafts that differ from the ones with which their forms opened. */
async function draftedOn(tab: Workspace): Promise<Set<string>> {
  const drafts = await tab.all('drafts');
  return new Set(
    drafts.flatMap(({ fields: typed, file, opened }) => [
      ...Object.entries(typed).flatMap(([name, value]) =>
        opened.fields[name] === value ? [] : [value],
      ),
      ...(file && file !== opened.file ? [file] : []),
    ]),
  );
}

const { window: realWindow } = globalThis;

beforeEach(() => Object.assign(globalThis, { window: new EventTarget() }));
afterEach(() => Object.assign(globalThis, { window: realWindow }));

test('two forms on one activity never lose input without asking', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 24 }), async (steps) => {
      wipe();
      fakeLocalStorage();
      fakeLocks();
      const device = new Device();
      await device.start();
      for (const step of steps) await device.run(step);
      for (const form of device.forms) form.close();
      await device.settle();

      const later = openTab();
      expect(await draftedOn(later)).toEqual(device.pending);
      const drafts = await later.all('drafts');
      const named = [
        ...drafts.map(({ file }) => file),
        ...(await later.all('activities')).map(({ fields: { evidence } }) => evidence?.file),
      ].filter((file) => typeof file === 'string');
      for (const file of named) expect(await later.read('files', file)).not.toBeNull();

      // Each time the form is opened, it shows one of the drafts.
      for (let count = 0; count < drafts.length; count++) {
        const form = new FormDraft(later, formName('activity', device.id), emptyActivity);
        await form.open();
        expect(form.foundAt).not.toBeNull();
        form.finish(true);
        await later.write([form.removal()]);
        form.close();
        await device.settle();
      }
      expect(await later.all('drafts')).toEqual([]);
    }),
    { numRuns: runsOf(60) },
  );
}, 60_000);
