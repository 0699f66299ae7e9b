import { openTab, wipe } from '@/__tests__/lib/store/device';
import {
  assignmentShape,
  choosePdfs,
  emptyAssignment,
  type AssignmentContent,
  type AssignmentValues,
} from '@/components/assignment/model/assignment-form';
import {
  closeAssignmentChanges,
  deleteAssignmentChanges,
  editAssignmentChanges,
  sendAssignmentChanges,
} from '@/components/assignment/model/assignment-write';
import {
  submitHandinChanges,
  markDoneChanges,
  withdrawHandinChanges,
} from '@/components/assignment/model/handin';
import { toStoredFile } from '@/lib/file/stored-file';
import { FormDraft, formName } from '@/lib/form/form-draft';
import { FormMerge } from '@/lib/form/form-merge';
import { mergeRecords, type Overlay } from '@/lib/store/merge';
import { put } from '@/lib/store/record';
import type { OwnAssignment } from '@/lib/store/use-list';
import type { Workspace } from '@/lib/store/workspace';

const values = { name: 'Unit 1', section: '1CSE33', due: '2027-11-09', instructions: '' };
const pdf = (name = 'unit-1.pdf', content = '%PDF-1.4 text') =>
  new File([content], name, { type: 'application/pdf' });
const toRecord = (file: File) => ({
  name: file.name,
  type: file.type,
  size: file.size,
  sha256: 'a'.repeat(64),
  blob: file,
});
const dropped = (...files: File[]) => ({ files, folders: [] });

let tab: Workspace;

async function reload(): Promise<Workspace> {
  const opened = openTab();
  for (const store of ['drafts', 'assignments', 'handins', 'received', 'events'] as const)
    await opened.load(store);
  return opened;
}

beforeEach(async () => {
  wipe();
  tab = await reload();
});

const fileNames = async () => (await tab.all('files')).map(({ name }) => name).sort();
const remove = (assignment: OwnAssignment) =>
  deleteAssignmentChanges(assignment, tab.records('drafts'), tab.records('received'));

const drafts: FormDraft<keyof AssignmentValues>[] = [];

async function open(form = formName('assignment'), start = emptyAssignment, on = tab) {
  const draft = new FormDraft(on, form, start);
  drafts.push(draft);
  await draft.open();
  return draft;
}

afterEach(async () => {
  for (const draft of drafts.splice(0)) draft.close();
  await tab.settle();
});

const edit = (
  assignment: OwnAssignment,
  filled: (opened: AssignmentContent) => Partial<AssignmentContent>,
) => {
  const opened = assignmentShape.fill(assignment);
  return new FormMerge(assignmentShape, opened, { ...opened, ...filled(opened) });
};
const listed = () =>
  mergeRecords(
    [],
    tab.records('assignments') as unknown as ReadonlyMap<string, Overlay<object>>,
  ) as unknown as OwnAssignment[];

async function sent(): Promise<OwnAssignment> {
  const draft = await open();
  await choosePdfs(draft, dropped(pdf()));
  draft.finish(true);
  await tab.write([
    ...sendAssignmentChanges(values, draft.snapshot().files, 'Dr. Ananya Rao'),
    draft.removal(),
  ]);
  return listed()[0]!;
}

describe('the draft of an assignment', () => {
  it('is restored after a reload with all its files, and keeps what was typed before it loaded', async () => {
    const draft = await open();
    draft.set('name', 'Unit 1');
    draft.set('section', '1CSE33');
    expect(await choosePdfs(draft, dropped(pdf(), pdf('unit-2.pdf', '%PDF-2')))).toEqual([]);
    draft.close();
    await tab.settle();
    tab = openTab();
    const again = new FormDraft(tab, 'assignment', emptyAssignment);
    drafts.push(again);
    again.set('name', 'Unit 1, typed early');
    await again.open();
    expect(again.foundAt).not.toBeNull();
    expect(again.snapshot().values).toMatchObject({
      name: 'Unit 1, typed early',
      section: '1CSE33',
    });
    expect(again.snapshot().files.map(({ name }) => name)).toEqual(['unit-1.pdf', 'unit-2.pdf']);
  });

  it('accepts ten files, refuses an eleventh and stores nothing of what it refuses', async () => {
    const draft = await open();
    const files = Array.from({ length: 11 }, (_, n) => pdf(`${n}.pdf`, `%PDF-${n}`));
    expect(await choosePdfs(draft, { files, folders: ['unit 2'] })).toEqual([
      '“unit 2” is a folder. Open it and choose the PDF files in it.',
      '10.pdf is one too many. Remove another file first.',
    ]);
    expect(await fileNames()).toHaveLength(10);
    draft.removeFile(draft.snapshot().files[0]!.file);
    expect(draft.snapshot().files).toHaveLength(9);
  });

  it('accepts the files of two quick drops, and refuses those over the limit', async () => {
    const draft = await open();
    const files = (from: number, count: number) =>
      Array.from({ length: count }, (_, n) => pdf(`${from + n}.pdf`, `%PDF-${from + n}`));
    const [first, second] = await Promise.all([
      choosePdfs(draft, dropped(...files(0, 7))),
      choosePdfs(draft, dropped(...files(7, 4))),
    ]);
    expect(first).toEqual([]);
    expect(second).toEqual(['10.pdf is one too many. Remove another file first.']);
    expect(draft.snapshot().files).toHaveLength(10);
  });
});

describe('an assignment', () => {
  it('is edited with another file, and notifies the student of a new due date', async () => {
    const assignment = await sent();
    const draft = await open(
      formName('assignment', assignment.id),
      assignmentShape.fill(assignment),
    );
    await choosePdfs(draft, dropped(pdf('better.pdf', '%PDF-2')));
    draft.removeFile(assignment.files![0]!.file);
    expect(await fileNames()).toEqual(['better.pdf', 'unit-1.pdf']);
    draft.set('due', '2027-11-10');
    const merge = new FormMerge(assignmentShape, draft.opened(), draft.snapshot());
    draft.finish(true);
    await tab.write([...editAssignmentChanges(assignment, merge), merge.with(draft.removal())]);
    expect(listed()[0]!.files?.map(({ name }) => name)).toEqual(['better.pdf']);
    expect(await tab.all('drafts')).toEqual([]);
    const events = await tab.all('events');
    expect(events.map(({ title, for: reader }) => `${title} (${reader})`).sort()).toEqual([
      'New assignment: Unit 1, due 09 Nov 2027 (student)',
      'Unit 1 is now due 10 Nov 2027 (student)',
    ]);
  });

  it('is not partly restored by an edit after another tab deleted it', async () => {
    const assignment = await sent();
    await tab.write(remove(assignment));
    await tab.write(closeAssignmentChanges(assignment, true));
    expect(await tab.all('assignments')).toEqual([]);
  });

  it('is deleted with its files and the work received for it, and restored with them', async () => {
    const assignment = await sent();
    const work = { ...toRecord(pdf('work.pdf')), id: 'work' };
    await tab.write([
      put('files', work),
      put('received', {
        id: `25cse1077:${assignment.id}`,
        at: '2026-11-21T10:00:00.000Z',
        assignment: assignment.id,
        name: assignment.name,
        student: { name: 'Meera Nair', rollNumber: '25CSE1077' },
        handedIn: '2026-11-20T10:00:00.000Z',
        file: { file: 'work', name: work.name, size: work.size, sha256: work.sha256 },
      }),
    ]);
    const undo = await tab.write(remove(assignment));
    expect(await tab.all('received')).toEqual([]);
    expect(listed()).toEqual([]);
    await undo();
    expect(await tab.all('received')).toHaveLength(1);
    expect(listed()).toHaveLength(1);
    expect(await fileNames()).toEqual(['unit-1.pdf', 'work.pdf']);
  });

  it('does not delete a file that another assignment uses', async () => {
    const assignment = await sent();
    await tab.write(sendAssignmentChanges(values, assignment.files!, 'Dr. Ananya Rao'));
    await tab.write(remove(assignment));
    expect(await fileNames()).toEqual(['unit-1.pdf']);
  });
});

describe('an assignment that another tab edits while its form is open', () => {
  const facts = (name: string) => ({ file: name, name, size: 1, sha256: 'a'.repeat(64) });

  it('asks if both sides changed the files, and keeps the name that the form did not change', async () => {
    const assignment = await sent();
    const withFile = (name: string) => [...assignment.files!, facts(name)];
    const late = edit(assignment, () => ({ files: withFile('mine') }));
    await tab.write(
      editAssignmentChanges(
        assignment,
        edit(assignment, ({ values: before }) => ({
          values: { ...before, name: 'Renamed' },
          files: withFile('theirs'),
        })),
      ),
    );
    await tab.write(editAssignmentChanges(assignment, late));
    expect(late.conflicts).toEqual(['files']);
    expect(listed()[0]).toMatchObject({ name: 'Renamed', files: withFile('theirs') });
  });
});

describe('handing in', () => {
  const unit = { id: 'unit-1', name: 'Unit 1' };

  it('keeps only the last file, and a withdrawal can be undone; the faculty read of each', async () => {
    const by = 'Aarav Sharma';
    const own = () => tab.records('handins').get('unit-1');
    const first = await toStoredFile(pdf('first.pdf'));
    const second = await toStoredFile(pdf('second.pdf', '%PDF-2'));
    await tab.write(submitHandinChanges(unit, first, undefined, by));
    await tab.write(submitHandinChanges(unit, second, own(), by));
    const handin = own()!;
    expect(handin).toMatchObject({ done: true, file: { name: 'second.pdf', size: 6 } });
    const undo = await tab.write(withdrawHandinChanges(handin, by));
    expect(own()).toBeUndefined();
    const told = async () => (await tab.all('events')).map(({ title }) => title).sort();
    const handedIn = ['Aarav Sharma handed in “Unit 1”', 'Aarav Sharma handed in “Unit 1” again'];
    expect(await told()).toEqual([...handedIn, 'Aarav Sharma withdrew the work for “Unit 1”']);
    await undo();
    expect(own()).toEqual(handin);
    expect(await fileNames()).toContain('second.pdf');
    expect(await told()).toEqual(handedIn);
    expect((await tab.all('events')).map(({ page, for: side }) => `${side} ${page}`)).toEqual(
      Array(2).fill('faculty assignments'),
    );
  });

  it('marks as done without a file, and leaves no record when that is unset', async () => {
    await tab.write(markDoneChanges(unit, true));
    expect(tab.records('handins').get('unit-1')).toMatchObject({ done: true, file: null });
    await tab.write(markDoneChanges(unit, false));
    expect(await tab.all('handins')).toEqual([]);
  });
});
