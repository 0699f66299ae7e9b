import { LockClosedIcon } from '@heroicons/react/16/solid';
import type { Evidence } from '@/content/schema/marketing/evidence';
import { asset, routes } from '@/lib/site/routes';

/** What the platform has and does not have, and the claim with its evidence. */
const promises = [
  { text: 'One encrypted file for each person', claim: 'encryption' },
  { text: 'Decisions with the teacher’s signature', claim: 'signatures' },
  { text: 'No cookies and no requests to other sites', claim: 'third-parties' },
  { text: 'No database and no stored passwords', claim: 'encryption' },
] as const;

/** What keeps records safe; each line links to its evidence if the site has it. */
export function SecurityPreview({ claims }: Pick<Evidence, 'claims'>) {
  return (
    <ul className="grid gap-x-8 gap-y-2 font-medium sm:grid-cols-2 pointer-coarse:gap-y-5">
      {promises.map(({ text, claim }) => (
        <li key={text} className="flex min-h-6 gap-2.5">
          <LockClosedIcon className="mt-1 size-4 shrink-0 text-brand" aria-hidden="true" />
          {claims.some(({ id }) => id === claim) ? (
            <a
              href={`${asset(routes.evidence)}#${claim}`}
              className="underline decoration-line underline-offset-4 hover:text-brand hover:decoration-current"
            >
              {text}
            </a>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  );
}
