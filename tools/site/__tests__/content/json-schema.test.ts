import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@/content/schema/catalogue';
import { jsonSchemas, schemaDir } from '@/tools/site/content/json-schema';

const schemas = jsonSchemas();

test('the JSON Schema files match the schemas ("npm run content:schema" writes them)', () => {
  const written = [...schemas.keys()].map((path) => path.slice(schemaDir.length + 1));
  expect(readdirSync(schemaDir).sort()).toEqual(written.sort());
  const stale = [...schemas].filter(([path, text]) => readFileSync(path, 'utf8') !== text);
  expect(stale.map(([path]) => path)).toEqual([]);
});

test.each(Object.keys(catalogue))(
  '%s names its own schema, so that editors complete it',
  (file) => {
    const { $schema } = JSON.parse(readFileSync(join('content', file), 'utf8')) as {
      $schema?: string;
    };
    const path = join('content', file, '..', $schema ?? '');
    expect(path.split('\\').join('/')).toBe(
      `${schemaDir}/${file.replaceAll('/', '-').replace(/\.json$/, '.schema.json')}`,
    );
    expect(existsSync(path)).toBe(true);
  },
);
