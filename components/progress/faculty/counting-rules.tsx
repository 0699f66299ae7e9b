import { asksForPoints, dueText, termsText } from '@/components/progress/model/compliance-gap';
import { rulesText } from '@/components/progress/model/help-reason';
import { formatDay } from '@/lib/time/date';
import type { StudentsContent } from './use-students';

interface CountingRulesProps extends StudentsContent {
  /** The notes on what the template of the view cannot say. */
  notes: readonly string[];
}

/** The college's rules in words, folded. */
export function CountingRules({ notes, help, ...terms }: CountingRulesProps) {
  const { rules, asOf } = terms;
  const reasons = rulesText(help);
  return (
    <details className="mt-4 text-note">
      <summary className="w-fit cursor-pointer font-semibold text-brand">
        How this is counted
      </summary>
      <ul className="mt-2 grid max-w-prose list-disc gap-1.5 ps-5 text-pretty text-muted">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
        <li>
          {reasons ? `A student has a reason if ${reasons}.` : 'The college has set no rules.'} The
          rules say what happened, not what will happen.
        </li>
        <li>
          A student is complete if {termsText(terms)}.{asksForPoints(rules) && ` ${dueText(rules)}`}
        </li>
        <li>
          Late counts as attended, and excused classes are left out. Counted from the college’s
          record as of <time dateTime={asOf}>{formatDay(asOf)}</time> and what is on this device.
        </li>
        {rules.source && (
          <li>
            Rules:{' '}
            <a href={rules.source.href} className="underline underline-offset-4 hover:text-brand">
              {rules.source.text}
            </a>
          </li>
        )}
      </ul>
    </details>
  );
}
