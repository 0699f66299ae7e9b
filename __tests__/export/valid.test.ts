import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { filesBelow } from '@/tools/file/files-below';
import { out } from './pages';

const rules = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

it('finds problems where there are some', async () => {
  const report = await rules.validateString('<ul><p>a</p></ul>');
  expect(report.valid).toBe(false);
});

it.each(filesBelow(out).filter((file) => file.endsWith('.html')))(
  '%s is valid HTML',
  async (file) => {
    const { results } = await rules.validateString(readFileSync(join(out, file), 'utf8'));
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ line, column, message }) => `${line}:${column} ${message}`),
    );
    expect(problems).toEqual([]);
  },
);
