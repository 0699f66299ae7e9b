import type { StudentDrop, TeacherDrop } from '@/lib/drop/access';
import type { College } from '@/tools/college/college';
import { dropContext, dropOf, sectionsIn } from '@/tools/college/drop/plan';
import { generationOf } from '@/tools/college/generations';
import { nameOf, personOf, type PersonRecord } from '@/tools/college/person-of';

/** The day of which the names to write are. */
export const today = '2000-01-01';

/** The fields that publishing adds to each of these records on a site with a drop box. */
export function dropsOf(
  college: College,
  records: readonly PersonRecord[],
  day = today,
): Map<PersonRecord, TeacherDrop | StudentDrop[] | undefined> {
  const people = records.map((record) => {
    const person = personOf(record);
    const generation = generationOf(college.generations, person);
    return { record, ...person, name: nameOf(record), generation, sections: sectionsIn(record) };
  });
  const context = dropContext(
    college,
    day,
    people.filter(({ kind }) => kind === 'teacher'),
  );
  return new Map(people.map((person) => [person.record, dropOf(college, context, person)]));
}
