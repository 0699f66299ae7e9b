import { useMemo } from 'react';
import { PortalLink } from '@/components/page/portal-link';
import { cornerLinkClass } from '@/components/ui/button';
import { routes } from '@/lib/site/routes';
import { useRecords } from '@/lib/store/use-records';
import type { HelpContent } from './model/help-content';
import { helpRows } from './model/help-row';

/** How many students need help, as a link to the list. */
export function HelpCount({ students, rules }: Pick<HelpContent, 'students' | 'rules'>) {
  const received = useRecords('received');
  const count = useMemo(
    () => helpRows(students, rules, received).filter(({ reasons }) => reasons.length > 0).length,
    [students, rules, received],
  );
  return (
    <PortalLink
      href={routes.facultyClassroom}
      hash="#who-needs-help"
      className={`${cornerLinkClass} pointer-coarse:min-h-11`}
    >
      {countText(count)}
    </PortalLink>
  );
}

function countText(count: number): string {
  if (count === 0) return 'No student needs help now';
  return count === 1 ? '1 student needs help, and why' : `${count} students need help, and why`;
}
