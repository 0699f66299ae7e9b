import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BoxNames } from '@/lib/drop/box';
import { deriveAccess, type RecordAccess } from '@/lib/record/derive';
import type { Person } from '@/lib/record/person';
import { accessCodeOf } from '../access-code';
import { readCollege } from '../college';
import { generationOf } from '../generations';
import { listPeople } from '../listed-person';
import { listRecordFiles } from '../record-file';
import { checkKey } from './access';
import { boxNamesOf } from './derive';

/** The names of the boxes with which `verify` checks a server. Throws on a computer without the college's folder. */
export function checkBoxes(folder: string): BoxNames {
  if (!existsSync(join(folder, 'college.json')))
    throw new Error(
      `${folder}/college.json does not exist. Run --drop where the folder of the college is: its secret has the names of the boxes.`,
    );
  const college = readCollege(folder);
  return boxNamesOf(college, checkKey(college));
}

/** A person whose published record this computer can open. */
export interface PublishedPerson extends Pick<RecordAccess, 'name' | 'key'> {
  person: Person;
  /** The college's id. */
  college: string;
}

/** The first teacher with a record; undefined on a computer without the college's folder, and if there is none. */
export async function firstTeacher(folder: string): Promise<PublishedPerson | undefined> {
  if (!existsSync(join(folder, 'college.json'))) return undefined;
  if (!listRecordFiles(folder).some(({ path }) => path.startsWith('teachers/'))) return undefined;
  const [person] = listPeople(folder, 'teacher');
  if (!person) return undefined;
  const { id: college, secret, generations } = readCollege(folder);
  const code = accessCodeOf(secret, person, generationOf(generations, person));
  const { name, key } = await deriveAccess(code, college, person);
  return { person, college, name, key };
}
