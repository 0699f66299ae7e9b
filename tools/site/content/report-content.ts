import { join } from 'node:path';
import { formatProblem } from '@/content/parse';
import { pluralize } from '@/tools/file/pluralize';
import { checkContent } from './check';
import { writeJsonSchemas } from './json-schema';

/** Checks the content of a checkout, as `reportContent`, and writes its JSON Schemas. */
export function checkCheckout(root: string): boolean {
  writeJsonSchemas(root);
  return reportContent(join(root, 'content'));
}

/** Checks a content folder, prints the result, and returns true if there are no errors. */
export function reportContent(dir: string, publicDir = 'public'): boolean {
  const { files, problems, warnings } = checkContent(dir, publicDir);
  for (const warning of warnings) console.warn(`warning: ${formatProblem(warning)}`);
  if (problems.length === 0) {
    console.log(
      `content: ${files} files, no errors${warnings.length > 0 ? `, ${pluralize(warnings.length, 'warning')}` : ''}`,
    );
    return true;
  }
  for (const problem of problems) console.error(formatProblem(problem));
  console.error(`\ncontent: ${files} files, ${pluralize(problems.length, 'error')}`);
  return false;
}
