import { defineFact, id, key, required, text } from '../template';
import { isGone, personOf } from '../row-state';

/** The users that Google Workspace downloads; the organisational unit tells students and teachers apart. */
export const googleUsers = defineFact('person', {
  format: 'Google Workspace users',
  marks: ['Email Address', 'Org Unit Path'],
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
