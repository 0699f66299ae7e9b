import { defineFact, id, key, required, text, headerList } from '../template';
import { isGone, personOf } from '../row-state';

/** The users that Google Workspace downloads; the organisational unit tells students and teachers apart. */
export const googleUsers = defineFact('person', {
  format: 'Google Workspace users',
  marks: ['Email Address', 'Org Unit Path'],
  ignore:
    headerList(`Password, Password Hash Function, New Primary Email, Last Sign In, Recovery Email,
    Home Secondary Email, Work Secondary Email, Recovery Phone, Work Phone, Home Phone,
    Mobile Phone, Work Address, Home Address, Employee Type, Employee Title,
    Manager Email, Department, Cost Center, 2sv Enrolled, 2sv Enforced, Building ID,
    Floor Name, Floor Section, Email Usage, Drive Usage, Photos Usage, Total Storage,
    Storage limit, Storage Used, Change Password at Next Sign-In, Licenses, New Licenses,
    Advanced Protection Program enrollment`),
  fields: {
    id: required(key('Email Address')),
    givenName: required(text('First Name')),
    familyName: required(text('Last Name')),
    number: id('Employee ID'),
    unit: text('Org Unit Path'),
    state: text('Status', 'New Status'),
  },
  columns: {
    person: { name: 'givenName', rollNumber: 'number', employeeId: 'number', email: 'id' },
  },
  fact: ({ unit = '', state, ...person }) =>
    personOf(kindOf(unit), { ...person, email: person.id, active: !isGone(state) }),
});

function kindOf(unit: string) {
  if (/student|learner|pupil|alumn/i.test(unit)) return 'student';
  return /teacher|facult|staff|instructor|docente|lehr/i.test(unit) ? 'teacher' : undefined;
}
