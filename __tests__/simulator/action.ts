import type { FormContent } from '@/lib/form/form-content';
import type { Difference } from './engine/transaction';
import { runExchange } from './exchange';
import { textIn, type Edit } from './oracle';
import type { Device, Page, Tab, World } from './world';

/** What a person does, or what happens to a page or a device. */
export interface Action {
  kind: Kind;
  place: readonly [device: number, tab: number];
  /** Which of several records, fields or people. */
  which: number;
  /** How many tasks run before the next action. */
  steps: number;
}

const lists = ['add', 'edit', 'edit', 'delete', 'undo', 'undo'] as const;
const college = ['change', 'hide', 'restore'] as const;
const forms = ['openForm', 'saveForm', 'type', 'type', 'closeForm', 'sendForm'] as const;
const endings = ['reload', 'close', 'kill', 'kill'] as const;
const messages = ['late', 'twice', 'never'] as const;
const disk = ['powerFailure', 'full', 'room', 'release'] as const;
const backups = ['export', 'merge', 'merge', 'erase', 'undo'] as const;
const people = ['signIn', 'signIn', 'logOut', 'submit', 'drop', 'exchange'] as const;
const letters = ['write', 'write', 'say', 'post', 'post', 'down', 'loses', 'up'] as const;
const rest = ['order', 'file', 'back', 'ahead', 'wait'] as const;

/** What happens in a schedule, and in which tab of which device: little, so that it often meets, or anything. */
interface Theme {
  kinds: readonly Kind[];
  places: readonly (readonly [device: number, tab: number])[];
}

type Kind =
  | (typeof lists | typeof college | typeof forms | typeof endings | typeof messages)[number]
  | (typeof disk | typeof backups | typeof people | typeof letters | typeof rest)[number];

const [here, there, elsewhere] = [
  [0, 0],
  [0, 1],
  [1, 0],
] as const;

/** A kind or a place that is listed twice is chosen twice as often. */
export const themes: readonly Theme[] = [
  { kinds: ['add', 'edit', 'edit', 'undo', ...endings], places: [here, here, here, there] },
  { kinds: [...lists, ...messages], places: [here, there] },
  { kinds: [...lists, ...forms, ...college, ...endings], places: [here, here, there] },
  { kinds: [...lists, ...forms, ...endings, ...disk], places: [here, here, there] },
  { kinds: [...lists, ...college, ...backups, ...rest], places: [here, elsewhere] },
  { kinds: [...lists, ...people, ...endings, 'type'], places: [here, here, there, elsewhere] },
  { kinds: [...letters, ...endings, 'undo', 'full', 'never'], places: [here, here, there] },
  {
    kinds: [
      ...[...lists, ...college, ...forms, ...endings, ...messages],
      ...[...disk, ...backups, ...people, ...letters, ...rest],
    ],
    places: [here, there, [0, 2], elsewhere, [1, 1]],
  },
];

type Overlay = { fields?: Record<string, unknown>; removed?: boolean } | null | undefined;

/** Returns true if a change of a record only sets this field; only the college's records need not be stored before. */
const sets =
  (field: string, value: unknown, origin = 'device') =>
  ({ before, after }: Difference): boolean => {
    if (before === undefined && origin === 'device') return false;
    const [old, next] = [before as Overlay, after as Overlay];
    const others = (record: Overlay) => ({ ...record?.fields, [field]: null });
    return next?.fields?.[field] === value && textIn(others(old)) === textIn(others(next));
  };

const any = () => true;
const removes = ({ after, store }: Difference) =>
  store === 'drafts' || after === undefined || (after as Overlay)?.removed === true;
const adds = ({ before }: Difference) => before === undefined;

/** Runs a change as a component does, and tells the oracle how it ended. */
export function run(
  world: World,
  page: Page,
  what: string,
  allows: Edit['allows'],
  act: (edit: Edit) => Promise<unknown>,
  more: Partial<Edit> = {},
): Edit {
  const { oracle } = world;
  const edit = Object.assign(oracle.begin(page, what, allows), more);
  page.edit = edit;
  const ended = act(edit);
  if (!edit.isLong) page.edit = null;
  const end = (error: unknown, isStopped = false) => {
    if (page.edit === edit) page.edit = null;
    world.check(() => oracle.end(edit, error, isStopped));
  };
  ended.then(
    (result) => end(null, result === 'stopped'),
    (error: unknown) => end(error ?? 'rejected'),
  );
  return edit;
}

const idsOf = (page: Page, store: 'projects' | 'achievements') =>
  [...page.product.workspace.records(store).keys()].sort();

const pick = <T>(list: readonly T[], which: number): T | undefined => list[which % list.length];

function project(page: Page, which: number) {
  const { workspace } = page.product;
  const id = pick(idsOf(page, 'projects'), which);
  return id === undefined ? undefined : workspace.records('projects').get(id);
}

const nothing = { technology: '', about: '', href: '#' as const };

function add(world: World, page: Page): void {
  const { overlay, writeWithUndo } = page.product;
  const value = world.value(page);
  const change = overlay.addToList('projects', { title: value, ...nothing });
  const shows = { store: 'projects', id: change.id, field: 'title', value } as const;
  run(world, page, 'add', adds, ({ text }) => writeWithUndo([change], text), { shows });
}

function edit(world: World, page: Page, which: number): void {
  const { overlay, writeWithUndo } = page.product;
  const record = project(page, which);
  if (!record) return;
  const field = which % 2 === 0 ? 'title' : 'about';
  const value = world.value(page);
  const change = overlay.changeInList('projects', record, { [field]: value });
  const shows = { store: 'projects', id: record.id, field, value } as const;
  run(world, page, 'edit', sets(field, value), ({ text }) => writeWithUndo([change], text), {
    shows,
  });
}

function deleteProject(world: World, page: Page, which: number): void {
  const { overlay, deleteWithUndo } = page.product;
  const record = project(page, which);
  if (!record) return;
  const change = overlay.removeFromList('projects', record);
  run(world, page, 'delete', removes, ({ text }) =>
    deleteWithUndo([change], { name: record.id, text }),
  );
}

/** Undoes one of the changes that the page offers to undo. */
function undo(world: World, page: Page, which: number): void {
  const { oracle } = world;
  const offered = page.product.toastStore.snapshot().flatMap(({ text, action }) => {
    const undone = oracle.edits.find(
      (one) => one.page === page && one.text === text && one.state === 'saved',
    );
    return undone && action?.undoes && oracle.edits.every(({ undoes }) => undoes !== undone)
      ? [{ undone, action }]
      : [];
  });
  const found = pick(offered, which);
  if (!found || page.edit) return;
  const undoing = oracle.begin(page, 'undo', any, found.undone);
  const ended = found.action.run() as Promise<void>;
  void ended.then(() => world.check(() => oracle.endUndo(undoing)));
}

function openForm(page: Page, which: number): void {
  const record = project(page, which);
  if (!record || !('title' in record.fields)) return;
  const { title, about } = record.fields as { title: string; about: string };
  page.opened = { id: record.id, fields: { title, about } };
}

function saveForm(world: World, page: Page, which: number): void {
  const { opened, product } = page;
  if (!opened) return;
  page.opened = null;
  const field = which % 2 === 0 ? 'title' : 'about';
  const value = world.value(page);
  const shape = {
    fill: ({ title, about }: typeof opened.fields) => product.textContent({ title, about }),
    read: ({ values }: FormContent<'title' | 'about'>) => ({ ...values }),
  };
  const start = shape.fill(opened.fields);
  const typed = { ...start, values: { ...start.values, [field]: value } };
  const save = new product.FormMerge(shape, start, typed);
  const record = { ...opened.fields, id: opened.id, origin: 'device' as const };
  const change = save.save('projects', record);
  run(world, page, 'save form', sets(field, value), async ({ text }) => {
    await product.writeWithUndo([change], text, { save });
    return save.stopped ? 'stopped' : null;
  });
}

/** Changes, hides or restores a record of the college. */
function published(
  world: World,
  page: Page,
  which: number,
  kind: 'change' | 'hide' | 'restore',
): void {
  const { overlay, writeWithUndo } = page.product;
  const record = { id: `c${which % 2}`, origin: 'content' as const };
  const value = world.value(page);
  const change = {
    change: () => overlay.changeInList('achievements', record, { name: value }),
    hide: () => overlay.removeFromList('achievements', record),
    restore: () => overlay.restoreInList('achievements', record.id),
  }[kind]();
  const allows = {
    change: sets('name', value, 'content'),
    hide: removes,
    restore: ({ after }: Difference) =>
      after === undefined || !(after as { removed: boolean }).removed,
  }[kind];
  run(world, page, kind, allows, ({ text }) => writeWithUndo([change], text));
}

function order(world: World, page: Page): void {
  const ids = idsOf(page, 'projects').reverse();
  const change = page.product.overlay.orderChange('projects', ids);
  run(world, page, 'order', any, ({ text }) => page.product.writeWithUndo([change], text));
}

/** Adds a record with a file, whose content is read first. */
function file(world: World, page: Page): void {
  const { overlay, put, toFileRecord, writeWithUndo } = page.product;
  const value = world.value(page);
  const work = async ({ text }: Edit) => {
    const content = world.fileOf(value);
    const stored = await toFileRecord(content, `${value}.txt`);
    const record = overlay.addToList('achievements', { name: value, picture: stored.id });
    await writeWithUndo([put('files', stored), record], text);
  };
  run(world, page, 'file', adds, work, { isLong: true });
}

function submit(world: World, page: Page): void {
  const values = { name: world.value(page), category: 'Talk', issuer: 'IEEE', date: '2026-10-01' };
  const rest = { level: '', hours: '', proof: '', credits: '2', note: '' };
  const work = async ({ text }: Edit) => {
    const { submitActivityChanges } = await page.product.activity();
    const changes = submitActivityChanges({ ...values, ...rest }, null, '2026-11-02');
    await page.product.writeWithUndo(changes, text);
  };
  run(world, page, 'submit', adds, work, { isLong: true });
}

/** Submits an activity and writes the letter that asks for its approval. */
function writeLetter(world: World, page: Page, which: number): void {
  const values = { name: world.value(page), category: 'Talk', issuer: 'IEEE', date: '2026-10-01' };
  const rest = { level: '', hours: '', proof: '', credits: '2', note: '' };
  const work = async ({ text }: Edit) => {
    const { submitActivityChanges } = await page.product.activity();
    const { letterChanges } = await page.product.drop();
    const activity = submitActivityChanges({ ...values, ...rest }, null, '2026-11-02');
    // A change with a file is not in the journal.
    const file = which % 2 === 0 ? { file: world.fileOf(values.name) } : {};
    const letter = await letterChanges({ kind: 'request', with: 'T1', ...file });
    if ('problem' in letter) throw new Error(letter.problem);
    await page.product.writeWithUndo([...activity, ...letter.changes], text);
  };
  run(world, page, 'write', adds, work, { isLong: true });
}

/** Writes a message in a conversation. */
function say(world: World, page: Page): void {
  const value = world.value(page);
  const work = async ({ text }: Edit) => {
    const { messageChanges } = await page.product.drop();
    const made = await messageChanges({ kind: 'chat', with: 'T1', text: value });
    if ('problem' in made) throw new Error(made.problem);
    await page.product.writeWithUndo(made.changes, text);
  };
  run(world, page, 'say', adds, work, { isLong: true });
}

/** Sends what waits, as a page does when it is opened and after each change. */
export async function post({ product }: Page): Promise<void> {
  const { sendWaiting } = await product.drop();
  const route = { box: 'in', put: '0'.repeat(32), key: {} as CryptoKey } as const;
  const ways = { routeOf: async () => route, refresh: async () => {}, isOpen: () => true };
  await sendWaiting(ways).catch(() => {});
}

function dropActivity(world: World, page: Page, which: number): void {
  const { activitiesIn, activity, deleteWithUndo, workspace } = page.product;
  const dropped = pick(activitiesIn(), which);
  if (!dropped) return;
  const work = async ({ text }: Edit) => {
    const [drafts, events] = [workspace.records('drafts'), workspace.records('events')];
    const changes = (await activity()).deleteActivityChanges(dropped, drafts, events);
    await deleteWithUndo(changes, { name: dropped.name, text });
  };
  run(world, page, 'delete activity', removes, work, { isLong: true });
}

/** Types into a form, which keeps a draft. */
function type(world: World, page: Page): void {
  world.oracle.forgetTyped(page);
  page.form ??= page.product.openForm('projects', '');
  page.typed = world.value(page);
  page.form.draft.set('title', page.typed);
}

/** Sends a form: one write adds the record and removes the draft. */
function sendForm(world: World, page: Page): void {
  const { form, typed, product } = page;
  if (!form || !typed) return;
  page.typed = '';
  world.oracle.forgetTyped(page);
  const { draft, close } = form;
  page.form = null;
  const change = product.overlay.addToList('projects', { title: typed, ...nothing });
  draft.finish(true);
  run(world, page, 'send form', adds, async ({ text }) => {
    try {
      await product.writeWithUndo([change, draft.removal()], text);
    } catch (error) {
      draft.finish(false);
      throw error;
    } finally {
      close();
    }
  });
}

/** Imports the last backup of the person of the page. */
function importBackup(world: World, page: Page): void {
  const found = world.files.findLast((one) => one.kind === 'backup' && one.person === page.person);
  if (!found) return;
  world.oracle.forgetTyped(page);
  const work = async (one: Edit) => {
    const { checkBackup, importEverything } = await page.product.backup();
    const checked = await checkBackup(await found.content.text());
    if (checked.problems) throw new Error(JSON.stringify(checked.problems));
    if (!(await importEverything(checked.everything, one.text))) throw new Error('refused');
  };
  run(world, page, 'merge', any, work, { isLong: true });
}

function erase(world: World, page: Page): void {
  world.oracle.forgetTyped(page);
  run(world, page, 'erase', removes, async () => (await page.product.backup()).eraseEverything(), {
    isLong: true,
  });
}

/** Signs a person in, and goes to the first page. */
export async function signIn(world: World, page: Page, person: string): Promise<void> {
  const kind = person === 'p1' ? 'student' : 'teacher';
  const index = { college: '', buckets: 0 };
  const code = await page.product.session();
  const signedIn = code.signIn(person, { kind, id: person }, 'device', index as never);
  await signedIn.then(
    () => world.reload(page),
    () => {},
  );
}

function logOut(world: World, page: Page, which: number): void {
  const { pageFlag, isPageCurrent } = page.product;
  if (!pageFlag || !isPageCurrent()) return;
  const choice = which % 3 === 0 ? 'delete' : 'keep';
  const leave = () => world.reload(page);
  world.oracle.chosen.set(`${page.device.index} ${page.product.deviceName}`, choice);
  void page.product
    .session()
    .then((code) => code.logOut(pageFlag, choice))
    .then(leave, () => {});
}

/** Actions on a page that is open. */
const onPage: Partial<Record<Action['kind'], (world: World, page: Page, which: number) => void>> = {
  ...{ add, edit, delete: deleteProject, undo, saveForm, order, file, submit, drop: dropActivity },
  ...{ type, sendForm, erase, logOut, write: writeLetter, say },
  post: (_world, page) => void post(page),
  signIn: (world, page, which) => void signIn(world, page, `p${1 + (which % 2)}`),
  openForm: (_world, page, which) => openForm(page, which),
  change: (world, page, which) => published(world, page, which, 'change'),
  hide: (world, page, which) => published(world, page, which, 'hide'),
  restore: (world, page, which) => published(world, page, which, 'restore'),
  closeForm: (_world, page) => {
    page.form?.close();
    page.form = null;
    page.typed = '';
  },
  export: (_world, page) => void page.product.backup().then((code) => code.exportEverything('me')),
  merge: (world, page) => importBackup(world, page),
  exchange: (world, page) => runExchange(world, page),
  reload: (world, page) => world.reload(page),
  close: (world, page) => world.close(page),
  kill: (world, page) => world.kill(page),
};

/** These need a page that does nothing else that takes long, and that is not of somebody who has left. */
const byPerson = (kind: Action['kind']) => !['reload', 'close', 'kill', 'closeForm'].includes(kind);

const day = 24 * 60 * 60_000;

/** Another tab opens a new version of the site. */
function release(world: World, device: Device, tab: Tab): Promise<void> {
  device.release++;
  const { page } = tab;
  return world.do(() => void (page ? world.reload(page) : world.open(tab)), page);
}

export async function perform(world: World, action: Action): Promise<void> {
  const [index, number] = action.place;
  const device = world.devices[index]!;
  const tab = device.tabs[number]!;
  const { kind, which } = action;
  const act = onPage[kind];
  if (act) {
    if (!tab.page) {
      await world.do(() => void world.open(tab));
      // Most people see a page before they do something on it.
      await world.run(which % 4 === 0 ? 0 : 100);
    }
    const { page } = tab;
    if (page && !(byPerson(kind) && (page.edit || !page.isCurrent())))
      await world.do(() => act(world, page, which), page);
  } else if (kind === 'powerFailure') await world.do(() => world.failPower(device));
  else if (kind === 'release')
    await release(world, device, device.tabs[(number + 1) % device.tabs.length]!);
  else if (kind === 'full') world.fill(device, which % 2 === 0 ? 0 : Infinity);
  else if (kind === 'room') world.fill(device, which % 4);
  else if (kind === 'back') device.skew -= day;
  else if (kind === 'ahead') device.skew += day / 24;
  else if (kind === 'up' || kind === 'down' || kind === 'loses') world.server.connection = kind;
  else if (kind === 'late') world.deliver('once');
  else if (kind === 'twice' || kind === 'never') world.deliver(kind);
  await world.run(action.steps);
}
