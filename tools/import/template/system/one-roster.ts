import type { Table } from '../../source/table';
import { headerKey } from '../header';
import type { Template } from '../template';
import { fileKey, type Manifest } from '../manifest';
import { courseTemplates } from './one-roster-course';
import { peopleTemplates } from './one-roster-people';

/** The files of OneRoster 1.0, 1.1 and 1.2 (1EdTech). */
export const oneRosterTemplates: readonly Template[] = [...peopleTemplates, ...courseTemplates];

/** Headers that only one version has. */
const versionMarks: readonly (readonly [version: string, headers: readonly string[]])[] = [
  ['1.0', ['userid', 'agents', 'grade', 'termsourcedid', 'schoolyearid']],
  ['1.2', ['primaryorgsourcedid', 'roletype', 'usermasteridentifier', 'pronouns', 'scorestatus']],
];

/** The version of OneRoster: the manifest's, or what the headers show, for the reports. */
export function oneRosterVersion(table: Table, manifest: Manifest | undefined): string {
  if (manifest?.version) return manifest.version;
  const keys = new Set(table.header.map(headerKey));
  const known = versionMarks.find(([, headers]) => headers.some((name) => keys.has(name)));
  return known?.[0] ?? (fileKey(table.file) === 'roles' ? '1.2' : '');
}
