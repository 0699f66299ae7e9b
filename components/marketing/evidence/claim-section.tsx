import { CheckIcon, MinusIcon } from '@heroicons/react/16/solid';
import type { Evidence } from '@/content/schema/marketing/evidence';
import { linkAddress } from '@/lib/site/routes';
import { SentenceList } from './sentence-list';

/** One claim: what it means, how it is checked, what it does not cover, and where to read more. */
export function ClaimSection({ claim }: { claim: Evidence['claims'][number] }) {
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
