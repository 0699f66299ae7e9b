import type { Evidence } from '@/content/schema/marketing/evidence';
import { ClaimSection } from './claim-section';

/** What the badges claim, claim by claim, with links to the sections at the top. */
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
