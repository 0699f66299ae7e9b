import { formatProblem } from '@/content/parse';
import { checkContent } from './check';

/** Checks a content folder, prints the result, and tells whether it is free of mistakes. */
export function reportContent(dir: string, publicDir = 'public'): boolean {
  const { files, problems } = checkContent(dir, publicDir);
  if (problems.length === 0) {
    console.log(`content: ${files} files, no mistakes`);
    return true;
  }
  for (const problem of problems) console.error(formatProblem(problem));
  const count = problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`;
  console.error(`\ncontent: ${files} files, ${count}`);
  return false;
}
