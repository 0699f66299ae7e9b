import { people } from '@/__tests__/fixture/demo-people';
import { copyFolder } from '@/tools/command/__tests__/write-folder';
import { writeCollege } from '../college-folder';

let written: string | null = null;

/** A folder with the records of the invented people, which is written once. */
export const demoFolder = (): string => copyFolder((written ??= writeCollege(people)));
