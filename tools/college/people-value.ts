import { join } from 'node:path';
import type { Person } from '@/lib/record/person';
import type { RecordValue } from '../privacy/record-value';
import { accessCodeOf } from './access-code';
import { collegeFolder, readCollege } from './college';
import { builtInDemo } from './demo';
import { generationOf, type Generations } from './generations';
import { listPeople, nameOf } from './listed-person';
import { personOf, writtenId } from './person-of';
import { peopleSource } from './publish/site-people';

/** Names, ids and access codes of the people whose records a site has: no page may contain them. */
export function* peopleValues(root: string): Generator<RecordValue> {
  const source = peopleSource(root);
  if (source === 'demo') {
    const { secret, records } = builtInDemo();
    for (const record of records) {
      const person = personOf(record);
      const college = { secret, generations: {} };
      const named = { ...person, name: nameOf(record), writtenId: writtenId(record) };
      yield* valuesOf(named, college, `demo college, ${person.id}`);
    }
  } else if (source === 'college') {
    const folder = join(root, collegeFolder);
    const college = readCollege(folder);
    for (const { path, ...person } of listPeople(folder))
      yield* valuesOf(person, college, `${collegeFolder}/records/${path}`);
  }
}

function* valuesOf(
  { name, writtenId: written, ...person }: Person & { name: string; writtenId: string },
  { secret, generations }: { secret: Uint8Array; generations: Generations },
  source: string,
): Generator<RecordValue> {
  yield { value: name, kind: 'name', source };
  for (const value of new Set([person.id, written])) yield { value, kind: 'id', source };
  const code = accessCodeOf(secret, person, generationOf(generations, person));
  yield { value: code, kind: 'code', source };
}
