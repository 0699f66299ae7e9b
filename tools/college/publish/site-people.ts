import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Progress } from '../../build/progress';
import { logClashes } from '../../schedule/log-clashes';
import { collegeFolder } from '../college';
import { InvalidRecords, sealCollege, type SealReport } from '../seal/seal-college';
import { sealedFolder } from '../seal/sealed-folder';
import { writeDemoPeople } from './demo-people';
import { linkPeople, syncPeople } from './sync-people';

/** Whose sealed records a site has: the college's, those of the built-in demo, or nobody's. */
export type PeopleSource = 'college' | 'demo' | 'nobody';

export function peopleSource(root: string): PeopleSource {
  if (existsSync(join(root, collegeFolder))) return 'college';
  return showsSample(root) ? 'demo' : 'nobody';
}

function showsSample(root: string): boolean {
  const site = JSON.parse(readFileSync(join(root, 'content', 'site.json'), 'utf8')) as {
    openSample?: boolean;
  };
  return site.openSample === true;
}

/** Seals the college's records, if it has any, and returns whether they are valid. Logs what it did, or all errors. */
export async function sealSitePeople(root: string, progress: Progress): Promise<boolean> {
  if (peopleSource(root) !== 'college') return true;
  try {
    const report = await sealCollege(join(root, collegeFolder), { progress });
    console.log(describeSealed(report));
    if (report.changed > 0) logClashes(join(root, collegeFolder));
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
  if (source === 'demo') return `people: ${writeDemoPeople(people)} of the demo college`;
  linkPeople(sealedFolder(join(root, collegeFolder)), people);
  return 'people: the sealed records are in people/';
}

/**
 * Seals the records again that changed since the build, or whose codes were revoked, and brings those in `out/` up to
 * date. Returns whether the records are valid; `out/` stays as it is if not.
 */
export async function updateSitePeople(root: string, progress: Progress): Promise<boolean> {
  if (!(await sealSitePeople(root, progress))) return false;
  if (peopleSource(root) === 'college')
    syncPeople(sealedFolder(join(root, collegeFolder)), join(root, 'out', 'people'), progress);
  return true;
}

/** "people: 1000 sealed, 12 changed, 3 removed" */
export function describeSealed({ people, changed, removed }: SealReport): string {
  return `people: ${people} sealed, ${changed} changed, ${removed} removed`;
}
