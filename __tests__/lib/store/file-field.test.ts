import { readFileSync } from 'node:fs';
import { fileId } from '@/lib/store/field-schema';
import { schemas } from '@/lib/store/schema';
import { storeInfo, storeNames } from '@/lib/store/store-list';

/** The parts of a valibot schema that contain other schemas. */
interface SchemaNode {
  wrapped?: SchemaNode;
  item?: SchemaNode;
  entries?: Record<string, SchemaNode>;
  options?: readonly SchemaNode[];
  pipe?: readonly SchemaNode[];
}

/** The paths in a schema that hold the id of a stored file. */
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

test('the list of file fields matches the schema', () => {
  const found = Object.entries(schemas).map(([store, schema]) => [
    store,
    [...new Set(pathsIn(schema as unknown as SchemaNode))].sort(),
  ]);
  const listed = storeNames.map((store) => [store, [...(storeInfo(store).files ?? [])].sort()]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
});

test('The table of what can be written has every store', () => {
  const table =
    readFileSync('docs/architecture.md', 'utf8').split('## What can be written')[1] ?? '';
  const [text = ''] = table.split('\n## ');
  expect(storeNames.filter((store) => !text.includes(`\`${store}\``))).toEqual([]);
});
