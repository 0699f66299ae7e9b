import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { catalogue } from '@/content/schema/catalogue';

/** The folder of the generated JSON Schema files, below the root of the repository. */
export const schemaDir = 'content/schema/json';

/** The JSON Schema of every content file as text, by its path below the root of the repository. */
export function jsonSchemas(): Map<string, string> {
  return new Map(
    Object.entries(catalogue).map(([file, schema]) => {
      const name = file.replaceAll('/', '-').replace(/\.json$/, '.schema.json');
      const text = `${JSON.stringify(withSchemaKey(schema), null, 2)}\n`;
      return [`${schemaDir}/${name}`, text];
    }),
  );
}

/** Allows a content file to name its schema, which editors read for completion. */
function withSchemaKey(schema: z.ZodType) {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  if (json.type !== 'object') return json;
  return { ...json, properties: { $schema: { type: 'string' as const }, ...json.properties } };
}

/** Writes the files below the root of a checkout, for the completion of editors. */
export function writeJsonSchemas(root: string): void {
  rmSync(join(root, schemaDir), { recursive: true, force: true });
  mkdirSync(join(root, schemaDir), { recursive: true });
  for (const [path, text] of jsonSchemas()) writeFileSync(join(root, path), text);
}
