import { join } from 'node:path';
import type { Person } from '@/lib/record/person';
import type { RecordValue } from './record-value';
import { accessCodeOf } from '@/tools/college/access-code';
import { collegeFolder, readCollege, type College } from '@/tools/college/college';
import { collegeDay } from '@/tools/college/college-day';
import { demoCollege, demoPeople } from '@/tools/college/demo';
import { generationOf } from '@/tools/college/generations';
import { listPeople } from '@/tools/college/listed-person';
import { nameOf, personOf, writtenId } from '@/tools/college/person-of';
import { peopleSource } from '@/tools/college/publish/people-source';
import { basisOf, readState } from '@/tools/college/seal/seal-state';

/** Names, ids and access codes of the people whose records a site has: no page may contain them. */
export function* peopleValues(root: string): Generator<RecordValue> {
  const source = peopleSource(root);
  if (source === 'demo') {
    for (const record of demoPeople(join(root, 'content'), collegeDay())) {
      const person = personOf(record);
      const named = { ...person, name: nameOf(record), writtenId: writtenId(record) };
      yield* valuesOf(named, demoCollege, `demo college, ${person.id}`);
    }
  } else if (source === 'college') {
    const folder = join(root, collegeFolder);
    const college = readCollege(folder);
    for (const { path, ...person } of peopleOf(folder, college))
      yield* valuesOf(person, college, `${collegeFolder}/records/${path}`);
  }
}

type NamedPerson = Person & { name: string; writtenId: string };

/** Who has a sealed record, as sealing just read it. Only if the state of that run is gone, the records are read again. */
function* peopleOf(folder: string, college: College): Generator<NamedPerson & { path: string }> {
  const state = readState(folder, basisOf(college));
  if (state)
    for (const { path, kind, id, writtenId, fullName } of state.files)
      yield { path, kind, id, writtenId, name: fullName };
  else yield* listPeople(folder);
}

function* valuesOf(
  { name, writtenId, ...person }: NamedPerson,
  { secret, generations }: Pick<College, 'secret' | 'generations'>,
  source: string,
): Generator<RecordValue> {
  yield { value: name, kind: 'name', source };
  for (const value of new Set([person.id, writtenId])) yield { value, kind: 'id', source };
  const code = accessCodeOf(secret, person, generationOf(generations, person));
  yield { value: code, kind: 'code', source };
}
