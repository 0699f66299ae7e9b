import { formatDay } from '@/lib/time/date';
import type { ComplianceTerms } from './model/compliance-content';
import { asksForPoints, dueText, termsText } from './model/compliance-text';

/** What complete means, and what the figures are made of. */
export function ComplianceBasis(terms: ComplianceTerms) {
  const { rules, asOf } = terms;
  return (
    <div className="grid max-w-prose gap-1.5 text-note text-pretty text-muted print:max-w-none print:text-[1em]">
      <p>
        A student is complete if {termsText(terms)}.{asksForPoints(rules) && ` ${dueText(rules)}`}
      </p>
      <p>
        Counted from the college’s record and the decisions on this device, as of{' '}
        <time dateTime={asOf} className="whitespace-nowrap">
          {formatDay(asOf)}
        </time>
        .
        {rules.source && (
          <>
            {' '}
            Rules:{' '}
            <a href={rules.source.href} className="underline underline-offset-4 hover:text-brand">
              {rules.source.text}
            </a>
          </>
        )}
      </p>
    </div>
  );
}
