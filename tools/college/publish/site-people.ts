import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sealedPath } from '@/lib/record/derivation';
import { indexFile } from '@/tools/file/people-file';
import type { Progress } from '@/tools/file/progress';
import { logSealed } from '../seal/log-sealed';
import { collegeFolder } from '../college';
import { collegeDay } from '../college-day';
import { demoCollege, demoPeople } from '../demo';
import { InvalidRecords, sealCollege, type SealReport } from '../seal/seal-college';
import { sealRecord } from '../seal/seal-record';
import { peopleIndex, sealedFolder } from '../seal/sealed-folder';
import { peopleSource } from './people-source';
import { linkPeople, syncPeople } from './sync-people';

/** Seals the college's records, if it has any, and returns true if they are valid. Logs what it did, or all errors. */
export async function sealSitePeople(root: string, progress: Progress): Promise<boolean> {
  if (peopleSource(root) !== 'college') return true;
  try {
    const options = { progress, publicDir: join(root, 'public') };
    const report = await sealCollege(join(root, collegeFolder), options);
    console.log(describeSealed(report));
    if (report.changed > 0) logSealed(join(root, collegeFolder));
    return true;
  } catch (error) {
    if (!(error instanceof InvalidRecords)) throw error;
    console.error(error.message);
    return false;
  }
}

/** Adds the sealed records to a new export. They are not in its inventory: they change without a build. */
export function addPeople(root: string, out: string): string {
  const people = join(out, 'people');
  const source = peopleSource(root);
  if (source === 'nobody') return 'people: nobody; there is no college/ and no sample';
  if (source === 'demo')
    return `people: ${writeDemoPeople(join(root, 'content'), people)} of the demo college`;
  linkPeople(sealedFolder(join(root, collegeFolder)), people);
  return 'people: the sealed records are in people/';
}

/** Seals the invented people of the sample into a folder and returns how many there are. Their secret is public. */
function writeDemoPeople(content: string, people: string): number {
  const records = demoPeople(content, collegeDay());
  for (const record of records) {
    const { name, sealed } = sealRecord(demoCollege, record);
    const file = join(people, sealedPath(name));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, sealed);
  }
  writeFileSync(join(people, indexFile), peopleIndex(demoCollege.id, 0));
  return records.length;
}

/**
 * Seals the records again that changed since the build, or whose codes were revoked, and brings those in `out/` up
 * to date. Returns true if the records are valid; `out/` stays as it is if not.
 */
export async function updateSitePeople(root: string, progress: Progress): Promise<boolean> {
  if (!(await sealSitePeople(root, progress))) return false;
  if (peopleSource(root) === 'college')
    syncPeople(sealedFolder(join(root, collegeFolder)), join(root, 'out', 'people'), progress);
  return true;
}

/** "people: 1000 sealed, 12 changed, 3 removed" */
export const describeSealed = ({ people, changed, removed }: SealReport): string =>
  `people: ${people} sealed, ${changed} changed, ${removed} removed`;
