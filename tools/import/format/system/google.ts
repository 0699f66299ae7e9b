import { defineLayout, id, key, required, text } from '../layout';
import { isGone, personOf } from '../row-state';

/** The users that Google Workspace downloads; the organisational unit tells students and teachers apart. */
export const googleUsers = defineLayout({
  format: 'Google Workspace users',
  marks: ['Email Address', 'Org Unit Path'],
  kinds: ['person'],
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
  read({ id, givenName, familyName, number, unit = '', state }, row) {
    const person = { id, number, givenName, familyName, email: id, active: !isGone(state) };
    row.add('person', personOf(kindOf(unit), person));
  },
});

function kindOf(unit: string) {
  if (/student|learner|pupil|alumn/i.test(unit)) return 'student';
  return /teacher|facult|staff|instructor|docente|lehr/i.test(unit) ? 'teacher' : undefined;
}
