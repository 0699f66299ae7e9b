import { useRecords } from '@/lib/store/use-records';
import type { ComparisonReport } from '../model/report/report';
import { StoredComparisonRow } from './stored-comparison-row';

interface StoredComparisonsProps {
  assignment: string;
  onOpen: (report: ComparisonReport, id: string) => void;
}

/** The reports that are kept with an assignment, latest first. */
export function StoredComparisons({ assignment, onOpen }: StoredComparisonsProps) {
  const stored = [...useRecords('comparisons').values()]
    .filter((one) => one.assignment === assignment)
    .sort((one, other) => other.at.localeCompare(one.at));
  if (stored.length === 0) return null;
  return (
    <section className="grid gap-1.5">
      <h3 className="text-note font-semibold">Kept reports</h3>
      <ul aria-label="Kept reports" className="divide-y divide-line border-y border-line">
        {stored.map((one) => (
          <StoredComparisonRow key={one.id} stored={one} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}
