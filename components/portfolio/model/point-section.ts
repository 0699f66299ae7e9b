import type { HeadPoints, Points } from '@/components/activity/model/points';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { PortfolioSection } from './portfolio-section';

/** The activity points under each head of the college's rules. */
export function pointSection(
  { heads, total, required }: Points,
  { name, source }: ActivityRules,
): PortfolioSection {
  const goal = required === null ? '' : ` of ${required}`;
  const table = {
    id: 'points',
    caption: name,
    head: ['Head', 'Points', 'Required', 'Missing'],
    rows: heads.map((own) => ({ id: own.head.id, cells: cellsOf(own) })),
    result: `Total: ${total}${goal} points`,
  };
  return {
    id: 'points',
    title: 'Activity points',
    note: `Counted from the approved activities${source ? `, by ${source.text}` : ''}.`,
    tables: heads.length > 0 ? [table] : [],
  };
}

function cellsOf({ head, points, required, missing, missingHours }: HeadPoints): string[] {
  const hours = missingHours > 0 ? ` (${missingHours} hours missing)` : '';
  return [
    `${head.name}${hours}`,
    String(points),
    required === null ? '' : String(required),
    required === null ? '' : String(missing),
  ];
}
