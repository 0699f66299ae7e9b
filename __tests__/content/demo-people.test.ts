import { signIn } from '@/content/marketing';
import { accessCodeOf } from '@/tools/college/access-code';
import { demoCollege } from '@/tools/college/demo';
import { nameOf, personOf } from '@/tools/college/person-of';
import { people as records } from '../fixture/demo-people';

const people = records.map((record) => {
  const person = personOf(record);
  return { ...person, name: nameOf(record), code: accessCodeOf(demoCollege.secret, person, 1) };
});

test.each(['student', 'faculty'] as const)(
  'the %s login names people of the built-in demo college, with codes that open their records',
  (page) => {
    const kind = page === 'student' ? 'student' : 'teacher';
    const named = signIn[page].people.map((person) => ({ kind, ...person }));
    expect(named).toEqual(
      people
        .filter(({ id }) => named.some((one) => one.id === id))
        .sort((a, b) => order(named, a.id) - order(named, b.id)),
    );
    expect(named).toContainEqual(people.find((one) => one.kind === kind));
  },
);

const order = (named: readonly { id: string }[], id: string) =>
  named.findIndex((one) => one.id === id);
