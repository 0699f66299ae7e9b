import { execFileSync } from 'node:child_process';

/** The site that visitors load, and what copies and serves it. */
export type Part = 'site' | 'hosting';

/** The folders and files that a part does not depend on: the rest of the repository reaches it. */
const apart: Readonly<Record<Part, RegExp>> = {
  site: /^(?:docs\/|[A-Z]+\.md$|tools\/(?:import|college|hosting)\/|tools\/[^/]+\/__tests__\/|__tests__\/(?:lib|components|content|app)\/)/,
  hosting:
    /^(?:docs\/|[A-Z]+\.md$|tools\/(?:import|college)\/|tools\/[^/]+\/__tests__\/|__tests__\/(?:lib|components|content|app|browser|firefox)\/)/,
};

/** Whether one of the changed files can change what the tests of a part see. */
export function isReached(part: Part, changed: readonly string[]): boolean {
  return changed.some((file) => !apart[part].test(file));
}

/** The files that differ from a commit. Throws if Git does not know the commit. */
export function changedSince(commit: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });
  const base = git('merge-base', commit, 'HEAD').trim();
  return git('diff', '--name-only', base).split('\n').filter(Boolean);
}
