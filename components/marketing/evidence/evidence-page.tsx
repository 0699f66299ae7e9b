import { CheckIcon, MinusIcon } from '@heroicons/react/16/solid';
import type { Evidence } from '@/content/schema/marketing/evidence';
import { linkAddress } from '@/lib/site/routes';
import { SentenceList } from './evidence-frame';

/** Shows what the badges claim, claim by claim, with links to the sections at the top. */
export function EvidencePage({ evidence }: { evidence: Evidence }) {
  const { heading, lead, claims, notClaimed } = evidence;
  return (
    <>
      <h1 className="max-w-[20ch] text-figure leading-[1.08] tracking-[-0.025em]">{heading}</h1>
      <p className="mt-4 max-w-2xl text-lead text-muted">{lead}</p>
      {claims.length > 0 && (
        <nav aria-label="On this page" className="mt-5 print:hidden">
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {claims.map(({ id, name }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-8 pointer-coarse:min-h-11 items-center font-semibold text-brand underline underline-offset-4"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {claims.map((claim) => (
        <ClaimSection key={claim.id} claim={claim} />
      ))}
      {notClaimed && (
        <section aria-labelledby="not-claimed" className="mt-12 border-t border-line pt-8">
          <h2 id="not-claimed" className="text-heading">
            {notClaimed.heading}
          </h2>
          <p className="mt-3 max-w-3xl">{notClaimed.text}</p>
        </section>
      )}
    </>
  );
}

/** One claim: what it means, how it is checked, what it does not cover, and where to read more. */
function ClaimSection({ claim }: { claim: Evidence['claims'][number] }) {
  const { id, name, text, checks, limits, visitor, page, sources } = claim;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="mt-12 grid gap-x-12 gap-y-6 border-t border-line pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]"
    >
      <div>
        <h2 id={`${id}-heading`} className="text-heading">
          {name}
        </h2>
        <p className="mt-3 max-w-xl">{text}</p>
      </div>
      <div className="max-w-3xl space-y-6">
        <SentenceList
          heading="How it is checked"
          sentences={checks}
          icon={<CheckIcon className="mt-1 size-4 shrink-0 text-approved" aria-hidden="true" />}
        />
        <SentenceList
          heading="What it does not cover"
          sentences={limits}
          icon={<MinusIcon className="mt-1 size-4 shrink-0 text-pending" aria-hidden="true" />}
        />
        {visitor && (
          <div>
            <h3 className="text-lead">Check it yourself</h3>
            <p className="mt-2">{visitor}</p>
            {page && (
              <a
                href={linkAddress(page.href)}
                className="mt-1 inline-flex min-h-8 pointer-coarse:min-h-11 items-center font-semibold text-brand underline underline-offset-4"
              >
                {page.text}
              </a>
            )}
          </div>
        )}
        <Sources paths={sources} />
      </div>
    </section>
  );
}

function Sources({ paths }: { paths: readonly string[] }) {
  if (paths.length === 0) return null;
  return (
    <p className="text-note text-muted">
      In the source code:{' '}
      {paths.map((path, index) => (
        <span key={path}>
          {index > 0 && ', '}
          <code className="wrap-anywhere">{path}</code>
        </span>
      ))}
    </p>
  );
}
