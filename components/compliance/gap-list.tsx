import {
  CalculatorIcon,
  CalendarDaysIcon,
  ClockIcon,
  DocumentMagnifyingGlassIcon,
  QuestionMarkCircleIcon,
  UserIcon,
} from '@heroicons/react/16/solid';
import type { ComponentType } from 'react';
import { namedSections } from '@/components/help/model/help-row';
import type { GapItem, GapKind } from './model/compliance-gap';
import type { ComplianceRow } from './model/compliance-row';

const icons: Record<GapKind, ComponentType<{ className: string }>> = {
  points: CalculatorIcon,
  proof: DocumentMagnifyingGlassIcon,
  uncounted: QuestionMarkCircleIcon,
  pending: ClockIcon,
  undecided: UserIcon,
  attendance: CalendarDaysIcon,
};

interface GapListProps {
  row: ComplianceRow;
  /** The section that is shown; null for all. */
  section: string | null;
  /** Names every activity, for print. */
  whole?: boolean;
}

/** What a student lacks, a sentence for each gap. */
export function GapList({ row, section, whole = false }: GapListProps) {
  return (
    <ul aria-label={`What ${row.name} lacks`} className="grid min-w-0 gap-1.5">
      {row.gaps.map((gap) => {
        const Icon = icons[gap.kind];
        const named = namedSections(row, gap, section);
        return (
          <li key={gap.text} className="flex items-start gap-2">
            <Icon className="mt-1 size-4 shrink-0 text-muted" aria-hidden="true" />
            <p className="min-w-0 text-pretty wrap-anywhere">
              {named && (
                <>
                  <bdi className="font-semibold">{named}</bdi>:{' '}
                </>
              )}
              {gap.text}
              <GapItems
                items={gap.items}
                limit={whole || gap.kind === 'points' ? Infinity : namedCount}
              />
              .
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** How many activities a sentence names on the screen. */
const namedCount = 3;

function GapItems({ items, limit }: { items: readonly GapItem[]; limit: number }) {
  if (items.length === 0) return null;
  const more = items.length - limit;
  return (
    <>
      {': '}
      {items.slice(0, limit).map(({ name, note }, index) => (
        <span key={index}>
          {index > 0 && '; '}
          <bdi>{name}</bdi> <span className="text-muted">({note})</span>
        </span>
      ))}
      {more > 0 && ` and ${more} more`}
    </>
  );
}
