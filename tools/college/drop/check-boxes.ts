import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BoxNames } from '@/lib/drop/box';
import { readCollege } from '../college';
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
