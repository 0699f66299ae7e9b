import { Gauge } from '@/components/charts/gauge';
import { BasisLine } from '@/components/page/basis-line';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import type { Credits } from '@/content/schema/student/credits';
import { DismissibleNote } from './dismissible-note';

/** The credit grade as a gauge, with its percentage, date and basis; an empty state while it is not known. */
export function CreditsCard({ credits }: { credits: Credits | undefined }) {
  if (!credits)
    return (
      <Card title="Current Credits">
        <EmptyState sentence="No Credits Yet" hint="Your credit grade will appear here." />
      </Card>
    );
  const { grade, maximum, note, asOf, basis } = credits;
  const share = grade / maximum;
  return (
    <Card title="Current Credits">
      <Gauge share={share} maximum={maximum} />
      <div className="text-center">
        <p className="figure text-figure">{(share * 100).toFixed(1)}%</p>
        <p className="mt-1 font-semibold">
          Grade {grade} out of {maximum}
        </p>
        <BasisLine basis={basis} asOf={asOf} className="mt-1 text-muted" />
      </div>
      <DismissibleNote text={note} />
    </Card>
  );
}
