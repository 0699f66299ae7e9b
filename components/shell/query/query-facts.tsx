import { FailedLetters } from '@/components/drop/failed-letters';
import type { Query } from '@/components/shell/model/query-mail';
import { useRecords } from '@/lib/store/use-records';

/** How a query gets to somebody: by email to this address, or in a letter to the office. */
export function QueryIntro({ email }: { email: string | null }) {
  if (email === null) return <LetterIntro />;
  return (
    <p className="text-muted">
      Your email program opens with this text, addressed to{' '}
      <span className="font-semibold text-text wrap-anywhere">{email}</span>. You send it.
    </p>
  );
}

function LetterIntro() {
  return (
    <>
      <p className="text-muted">
        The office reads this, and knows by the key of your record that it is from you. It is
        encrypted on this device: the web server that keeps it cannot read it.
      </p>
      <FailedLetters letters={useRecords('letters')} kind="query" />
    </>
  );
}

/** What a query has besides the text. */
export function QueryFacts({ query }: { query: Query }) {
  return (
    <dl className="rounded-control bg-sunken p-3 text-small text-muted">
      <dt className="font-semibold">Included so the help desk can find the page</dt>
      <dd className="wrap-anywhere">Page: {query.page}</dd>
      <dd>Site: {query.build}</dd>
    </dl>
  );
}
