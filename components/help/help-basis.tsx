import { formatDay } from '@/lib/time/date';
import type { HelpContent } from './model/help-content';
import { rulesText } from './model/help-text';

/** What the list is made of, and who sees it. */
export function HelpBasis({ rules, asOf }: Pick<HelpContent, 'rules' | 'asOf'>) {
  const reasons = rulesText(rules);
  return (
    <div className="grid max-w-prose gap-1.5 text-note text-pretty text-muted print:text-[1em]">
      <p>
        {reasons ? `A student is listed if ${reasons}.` : 'The college has set no rules.'} Late
        counts as attended, and excused classes are left out. Figures as of{' '}
        <time dateTime={asOf} className="whitespace-nowrap">
          {formatDay(asOf)}
        </time>
        .
      </p>
      <p>The college set these rules. They say what happened, not what will happen.</p>
    </div>
  );
}
