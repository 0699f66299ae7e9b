import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collegeFolder } from '../college';

/** Whose sealed records a site has: the college's, those of the built-in demo, or nobody's. */
type PeopleSource = 'college' | 'demo' | 'nobody';

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
