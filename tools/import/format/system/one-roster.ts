import type { Table } from '../../source/table';
import { headerKey } from '../header';
import type { Layout } from '../layout';
import { fileKey, type Manifest } from '../manifest';
import { courseLayouts } from './one-roster-course';
import type { OneRosterVariant } from './one-roster-field';
import { peopleLayouts } from './one-roster-people';

const layoutsOf = (variant: OneRosterVariant) => [
  ...peopleLayouts(variant),
  ...courseLayouts(variant),
];

/** The files of OneRoster 1.0, 1.1 and 1.2 (1EdTech). */
export const oneRosterLayouts: readonly Layout[] = layoutsOf({
  name: 'OneRoster',
  exclusiveEnd: true,
  namesOptional: false,
});

/** The files of Microsoft School Data Sync v2 and v2.1, which have the same names and other headers. */
export const sdsLayouts: readonly Layout[] = layoutsOf({
  name: 'Microsoft SDS v2',
  exclusiveEnd: false,
  namesOptional: true,
});

/** Headers that OneRoster requires and School Data Sync does not have. */
const ownHeaders = new Set(['datelastmodified', 'datalastmodified']);

/** Whether a table is of OneRoster and not of School Data Sync. */
export const isOneRoster = ({ header }: Table): boolean =>
  header.some((name) => ownHeaders.has(headerKey(name)));

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
