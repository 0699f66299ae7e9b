import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@/content/schema/catalogue';
import { jsonSchemas, schemaDir } from '@/tools/site/content/json-schema';

const schemas = jsonSchemas();

test.each(Object.keys(catalogue))(
  '%s names its own schema, so that editors complete it',
  (file) => {
    const { $schema } = JSON.parse(readFileSync(join('content', file), 'utf8')) as {
      $schema?: string;
    };
    const path = join('content', file, '..', $schema ?? '')
      .split('\\')
      .join('/');
    expect(path).toBe(
      `${schemaDir}/${file.replaceAll('/', '-').replace(/\.json$/, '.schema.json')}`,
    );
    expect(schemas.has(path)).toBe(true);
  },
);
