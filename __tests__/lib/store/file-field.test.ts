import { fileId } from '@/lib/store/field';
import { fileFields } from '@/lib/store/file-field';
import { schemas } from '@/lib/store/schema';

/** A schema of valibot, as far as it holds others. */
interface Part {
  wrapped?: Part;
  item?: Part;
  entries?: Record<string, Part>;
  options?: readonly Part[];
  pipe?: readonly Part[];
}

/** The paths of a schema that lead to the id of a stored file. */
function pathsIn(part: Part, path: string[] = []): string[] {
  if (part === (fileId as Part)) return [path.join('.')];
  const inside = [part.wrapped, part.item, ...(part.pipe ?? [])].filter(
    (one): one is Part => one !== undefined && one !== part,
  );
  const options = (part.options ?? []).filter((option) => typeof option === 'object');
  return [
    ...[...inside, ...options].flatMap((one) => pathsIn(one, path)),
    ...Object.entries(part.entries ?? {}).flatMap(([key, one]) => pathsIn(one, [...path, key])),
  ];
}

test('the list of fields that name a file is that of the schema', () => {
  const found = Object.entries(schemas).map(([store, schema]) => [
    store,
    [...new Set(pathsIn(schema as unknown as Part))].sort(),
  ]);
  const listed = Object.keys(schemas).map((store) => [
    store,
    [...(fileFields[store as keyof typeof schemas] ?? [])].sort(),
  ]);
  expect(found).toEqual(listed);
});
