import { fileId } from '@/lib/store/field';
import { fileFields } from '@/lib/store/file-field';
import { schemas } from '@/lib/store/schema';

/** A schema of valibot, as far as it holds others. */
interface SchemaNode {
  wrapped?: SchemaNode;
  item?: SchemaNode;
  entries?: Record<string, SchemaNode>;
  options?: readonly SchemaNode[];
  pipe?: readonly SchemaNode[];
}

/** The paths of a schema that lead to the id of a stored file. */
function pathsIn(node: SchemaNode, path: string[] = []): string[] {
  if (node === (fileId as SchemaNode)) return [path.join('.')];
  const inside = [node.wrapped, node.item, ...(node.pipe ?? [])].filter(
    (one): one is SchemaNode => one !== undefined && one !== node,
  );
  const options = (node.options ?? []).filter((option) => typeof option === 'object');
  return [
    ...[...inside, ...options].flatMap((one) => pathsIn(one, path)),
    ...Object.entries(node.entries ?? {}).flatMap(([key, one]) => pathsIn(one, [...path, key])),
  ];
}

test('the list of fields that name a file is that of the schema', () => {
  const found = Object.entries(schemas).map(([store, schema]) => [
    store,
    [...new Set(pathsIn(schema as unknown as SchemaNode))].sort(),
  ]);
  const listed = Object.keys(schemas).map((store) => [
    store,
    [...(fileFields[store as keyof typeof schemas] ?? [])].sort(),
  ]);
  expect(found).toEqual(listed);
});
