import type { Reader } from '../fact/reader';
import type { DataProblem } from '../problem/data-problem';
import type { Table } from '../source/table';
import { headerKey } from './header';
import { isManifest } from './manifest';

/** A table of a known format that has nothing for the portal. */
interface Unread {
  /** What the table has, for reports. */
  about: string;
  /** Keys of headers that the table has. */
  marks: readonly string[];
}

const unread: readonly Unread[] = [
  { about: 'Demographics', marks: ['usersourcedid', 'birthdate', 'sex'] },
  { about: 'Batches', marks: ['id', 'code', 'courseidid', 'startdate', 'enddate'] },
  { about: 'Demographics', marks: ['sourcedid', 'birthdate', 'sex'] },
  { about: 'Relatives', marks: ['usersourcedid', 'relationshiprole'] },
  { about: 'Flags of users', marks: ['usersourcedid', 'flag'] },
  { about: 'Passwords of users', marks: ['usersourcedid', 'profiletype', 'credentialtype'] },
  { about: 'Categories of marks', marks: ['sourcedid', 'title', 'datelastmodified', 'weight'] },
  { about: 'Scales of marks', marks: ['sourcedid', 'scorescalevalue'] },
  { about: 'Scales of marks', marks: ['sourcedid', 'scorescalesourcedid'] },
  { about: 'Learning resources', marks: ['sourcedid', 'vendorresourceid'] },
  { about: 'Learning resources', marks: ['sourcedid', 'resourcesourcedid'] },
  { about: 'Learning objectives', marks: ['learningobjectiveid'] },
  { about: 'Second logins of users', marks: ['userid', 'existinguserid'] },
  { about: 'Observers', marks: ['observerid', 'studentid', 'status'] },
  { about: 'Cross-listed sections', marks: ['xlistcourseid', 'sectionid'] },
  { about: 'Groups', marks: ['groupcategoryid', 'status'] },
  { about: 'Groups', marks: ['groupid', 'name', 'status'] },
  { about: 'Members of groups', marks: ['groupid', 'userid', 'status'] },
  { about: 'Administrators', marks: ['userid', 'accountid', 'role', 'status'] },
  { about: 'Changed ids', marks: ['oldid', 'newid', 'type'] },
];

/** The reader of a known table that is not imported: it says so, and reads nothing. */
export function findUnreadReader(table: Table): Reader | undefined {
  if (isManifest(table)) return notRead('OneRoster manifest.csv');
  const keys = new Set(table.header.map(headerKey));
  const known = unread.find(({ marks }) => marks.every((mark) => keys.has(mark)));
  return (
    known &&
    notRead(known.about, {
      severity: 'note',
      code: 'table-not-imported',
      value: known.about,
      message: 'The portal does not need this table, so it is not read.',
    })
  );
}

/** A reader that reads nothing, and says what the problem is. */
export function notRead(format: string, problem?: Omit<DataProblem, 'stage' | 'place'>): Reader {
  return {
    format,
    kinds: [],
    complete: false,
    async read({ file, sheet, line }, { report }) {
      if (problem) report({ ...problem, stage: 'table', place: { file, sheet, line } });
    },
  };
}
