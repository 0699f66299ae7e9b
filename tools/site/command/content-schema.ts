import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { jsonSchemas, schemaDir } from '../content/json-schema';

const schemas = jsonSchemas();
rmSync(schemaDir, { recursive: true, force: true });
mkdirSync(schemaDir, { recursive: true });
for (const [path, text] of schemas) writeFileSync(path, text);
console.log(`content: ${schemas.size} JSON Schema files written to ${schemaDir}/`);
