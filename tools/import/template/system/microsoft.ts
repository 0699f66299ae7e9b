import { boolean, defineFact, id, key, required, text, headerList } from '../template';
import { kindIn, personOf } from '../row-state';

/** The users that the admin centers of Microsoft 365 and Entra export; a licence or a title says who is a student. */
export const microsoftUsers = defineFact('person', {
  format: 'Microsoft 365 users',
  marks: ['User principal name', 'Display name', 'Block credential|accountEnabled'],
  ignore: headerList(`Country/Region, Country, DirSyncEnabled, Fax, Last dirsync time,
    License assignment details, Last password change time stamp, Mobile Phone,
    Oath token metadata, Object Id, Office, Password never expires, Phone number,
    Postal code, Preferred data location, State, Preferred language, Proxy addresses,
    Release track, Soft deletion time stamp, Street address, Strong password required,
    Usage location, When created, id, userType, officeLocation, telephoneNumber,
    alternateEmailAddress, ageGroup, companyName, consentProvidedForMinor,
    legalAgeGroupClassification, creationType, directorySynced, invitationState,
    identityIssuer, createdDateTime, Manager, Employee type, Alternate email address`),
  fields: {
    id: required(key('User principal name')),
    fullName: required(text('Display name')),
    givenName: text('First name', 'givenName'),
    familyName: text('Last name', 'surname'),
    number: id('Employee ID'),
    email: text('mail'),
    licences: text('Licenses'),
    title: text('Title', 'jobTitle'),
    program: text('Department'),
    city: text('City'),
    blocked: boolean('Block credential'),
    enabled: boolean('accountEnabled'),
  },
  columns: {
    person: { name: 'fullName', rollNumber: 'number', employeeId: 'number', kind: 'licences' },
  },
  fact({ id, fullName: name, email = id, licences, title, blocked, enabled, ...facts }) {
    const kind = kindOf(licences, title);
    const designation = kind === 'teacher' ? title : undefined;
    const active = blocked !== true && enabled !== false;
    return personOf(kind, { id, name, email, ...facts, username: id, designation, active });
  },
});

function kindOf(licences = '', title = '') {
  if (/\bstudents?\b/i.test(licences)) return 'student';
  return /\bfaculty\b/i.test(licences) ? 'teacher' : kindIn(title);
}
