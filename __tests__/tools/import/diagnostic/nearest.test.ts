import { nearestOf } from '@/tools/import/diagnostic/nearest';

test.each([
  ['BIO-12', ['CHE-112', 'BIO-112'], 'BIO-112'],
  ['frist_name', ['last_name', 'first_name'], 'first_name'],
  ['rollno', ['Roll No', 'Name'], 'Roll No'],
  ['cs101', ['CS101', 'CS102'], 'CS101'],
  ['physics', ['chemistry', 'history of art'], undefined],
  ['', ['a', 'b'], undefined],
])('the name that is most like %s', (value, names, nearest) => {
  expect(nearestOf(value, names)).toBe(nearest);
});
