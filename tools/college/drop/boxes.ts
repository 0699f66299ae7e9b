import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  type Stats,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { personKinds, type PersonKind } from '@/lib/record/person';
import { daysBetween } from '@/lib/time/day';
import { inventoryFile } from '@/tools/file/inventory';
import { isTaken } from '@/tools/file/link';
import { readJsonObject } from '@/tools/file/read-json';
import { writeOneFile } from '@/tools/file/write-files';
import { collegeFolder, type College } from '../college';
import { refuseInside } from '../refuse-inside';
import { checkKey, graceDays, officeBox, officePuts, teacherBoxKey, teacherPuts } from './access';
import { boxNamesOf } from './derive';

/** The result of a run, in boxes. */
interface BoxReport {
  boxes: number;
  made: number;
  removed: number;
  /** The boxes that nobody needs any more, and that are not removed yet. */
  waiting: number;
}

/** A box on the server: the name to write and, unless only the college reads it, the link by which devices read it. */
interface Box {
  put: string;
  link?: string;
  /** The names with which others write to it, the one of now first. Each is a link beside it. */
  puts?: readonly string[];
}

/** The number of days for which a name to write counts after it was replaced. */
const putDays = 7;

const name = /^[0-9a-f]{32}$/;

/** The folders that the web server serves. Addresses have the same shape, so that no server rewrites them. */
export const served = (folder: string, kind: 'put' | 'list' | 'get') => join(folder, 'drop', kind);

/** The days since which boxes are not needed. Their names tell nothing. */
const unusedFile = (folder: string) => join(folder, 'unused.json');

/** The folder of the letters of teachers, or of students, to the office. */
export const officeFolder = (folder: string, college: College, from: PersonKind = 'teacher') =>
  join(served(folder, 'put'), officeBox(college, from));

/**
 * Makes the boxes of all teachers, of the office and of `verify` in a folder that belongs to the web server, and removes
 * those that nobody has needed for thirty days.
 */
export function makeBoxes(
  folder: string,
  college: College,
  teachers: readonly string[],
  today: string,
): BoxReport {
  const owner = ownerOf(folder);
  const boxes = boxesOf(college, teachers, today);
  for (const path of ['incoming', 'drop', 'drop/put', 'drop/list', 'drop/get'])
    makeFolder(join(folder, path), owner);
  const made = boxes.filter((box) => makeBox(folder, box, owner)).length;
  return { boxes: boxes.length, made, ...prune(folder, boxes, today) };
}

/** How many boxes, or names to write to them, are not there: letters to them fail until `boxes` has made them. */
export const missingBoxes = (
  folder: string,
  college: College,
  teachers: readonly string[],
  today: string,
) =>
  boxesOf(college, teachers, today).filter(
    ({ put, puts: [now = put] = [] }) => !existsSync(join(served(folder, 'put'), now)),
  ).length;

function boxesOf(college: College, teachers: readonly string[], today: string): Box[] {
  const owners = [
    ...teachers.map((id) => [teacherBoxKey(college, id), teacherPuts(college, id, today)] as const),
    [checkKey(college), []] as const,
  ];
  return [
    ...owners.flatMap(([key, puts]) => {
      const { inPut, inList, outPut, outGet } = boxNamesOf(college, key);
      return [
        { put: inPut, link: join('list', inList), puts },
        { put: outPut, link: join('get', outGet) },
      ];
    }),
    ...personKinds.map((from) => ({
      put: officeBox(college, from),
      puts: officePuts(college, from, today),
    })),
  ];
}

/** The owner and group of the folder: the boxes get the same. Throws if it is no folder for boxes. */
function ownerOf(folder: string): Stats {
  refuseInside(folder, collegeFolder);
  for (let path = resolve(folder); dirname(path) !== path; path = dirname(path))
    if (existsSync(join(path, inventoryFile)))
      throw new Error(`${folder} is inside the site ${path}. Name a folder outside it.`);
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (!stat?.isDirectory())
    throw new Error(
      `${folder} is not a folder. Create it first, and give it to the user of the web server: ` +
        `sudo install -d -o www-data -g www-data -m 2750 ${folder}`,
    );
  return stat;
}

/** Makes a folder that only its owner writes to, unless it is there. What it gets has its group, which may read it. */
function makeFolder(path: string, { uid, gid }: Stats): boolean {
  if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) return false;
  mkdirSync(path);
  if (process.getuid?.() === 0) chownSync(path, uid, gid);
  chmodSync(path, 0o2750);
  return true;
}

function makeBox(folder: string, { put, link, puts = [] }: Box, owner: Stats): boolean {
  const isNew = makeFolder(join(served(folder, 'put'), put), owner);
  for (const by of [link ?? [], puts.map((name) => join('put', name))].flat()) {
    const path = join(folder, 'drop', by);
    if (!isTaken(path)) symlinkSync(`../put/${put}`, path);
  }
  return isNew;
}

/** Removes what nobody has needed for so long, boxes with their letters and links, and notes what is not needed from now. */
function prune(folder: string, boxes: readonly Box[], today: string) {
  const advice = 'Delete it: the thirty days of the boxes that are not needed start again.';
  const before = readJsonObject<Record<string, string>>(unusedFile(folder), advice);
  const needed = new Set(boxes.flatMap(({ put, puts = [] }) => [put, ...puts]));
  const links = new Set(namesIn(served(folder, 'put')).filter(isLink(served(folder, 'put'))));
  const unused = namesIn(served(folder, 'put'))
    .filter((put) => !needed.has(put))
    .map((put) => [put, before?.[put] ?? today] as const);
  const isOver = ([put, since]: readonly [string, string]) =>
    daysBetween(since, today) >= (links.has(put) ? putDays : graceDays);
  const over = new Set(unused.filter(isOver).map(([put]) => put));
  for (const by of ['list', 'get', 'put'] as const)
    for (const read of namesIn(served(folder, by)).filter(isLink(served(folder, by)))) {
      const link = join(served(folder, by), read);
      if (over.has(read) || over.has(basename(readlinkSync(link)))) rmSync(link);
    }
  for (const put of over)
    rmSync(join(served(folder, 'put'), put), { recursive: true, force: true });
  const waiting = unused.filter(([put]) => !over.has(put));
  if (before || waiting.length > 0)
    writeOneFile(unusedFile(folder), `${JSON.stringify(Object.fromEntries(waiting))}\n`);
  const count = (names: readonly string[]) => names.filter((put) => !links.has(put)).length;
  return { removed: count([...over]), waiting: count(waiting.map(([put]) => put)) };
}

const isLink = (folder: string) => (entry: string) =>
  lstatSync(join(folder, entry)).isSymbolicLink();

const namesIn = (path: string) => readdirSync(path).filter((entry) => name.test(entry));
