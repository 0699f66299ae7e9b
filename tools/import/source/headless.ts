/** Where the columns with a name are, in a row of so many columns. */
const at = (names: Readonly<Record<number, string>>, length: number) =>
  Array.from({ length }, (_, index) => names[index + 1] ?? '');

/** The files that systems write without a header, and what their documentation calls the columns. */
const headless: readonly (readonly [file: RegExp, header: readonly string[]])[] = [
  [
    /(?:^|\/)gpu001[^/]*$/i,
    ['Lesson', 'Class', 'Teacher', 'Subject', 'Room', 'Day', 'Hour', 'Length'],
  ],
  [/(?:^|\/)gpu004[^/]*$/i, at({ 1: 'Short Name', 2: 'Long Name', 29: 'First Name' }, 29)],
  [
    /(?:^|\/)gpu010[^/]*$/i,
    at(
      {
        ...{ 1: 'Short Name', 2: 'Long Name', 8: 'First Name', 9: 'Student Number', 10: 'Class' },
        ...{ 11: 'Gender', 13: 'Birthdate' },
      },
      13,
    ),
  ],
  [
    /\/person\/part-\d+[^/]*$/i,
    [
      ...['Id', 'CreateDate', 'LastModifiedDate', 'GivenName', 'MiddleName', 'PreferredGivenName'],
      ...['PreferredMiddleName', 'PreferredSurname', 'Surname'],
    ],
  ],
  [
    /\/course\/part-\d+[^/]*$/i,
    [
      ...['Id', 'CalendarId', 'ExternalId', 'CreateDate', 'IsActive', 'LastModifiedDate', 'Name'],
      ...['OrganizationId', 'SourceSystemId', 'Code'],
    ],
  ],
  [
    /\/enrollment\/part-\d+[^/]*$/i,
    [
      ...['Id', 'ExternalId', 'CreateDate', 'IsActive', 'LastModifiedDate', 'PersonId'],
      ...['RefSectionRoleId', 'SectionId', 'SourceSystemId', 'EntryDate', 'ExitDate'],
      'IsPrimaryStaffForSection',
    ],
  ],
];

/** The header of a file that its system writes without one. */
export const headerOfFile = (file: string): readonly string[] | undefined =>
  headless.find(([name]) => name.test(file))?.[1];
