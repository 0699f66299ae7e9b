import { Gauge } from '@/components/charts/gauge';
import { BasisLine } from '@/components/page/basis-line';
import { Card } from '@/components/ui/card';
import type { Credits } from '@/content/schema/student/credits';
import { DismissibleNote } from './dismissible-note';

interface CreditsCardProps {
  credits: Credits | undefined;
  /** Since when there are results. */
  since?: string | undefined;
}

/** The credit grade as a gauge, with its percentage, date and basis; renders nothing if the college has none. */
export function CreditsCard({ credits, since }: CreditsCardProps) {
  if (!credits) return null;
  const { grade, maximum, note, asOf, basis } = credits;
  const share = grade / maximum;
  return (
    <Card title="Current Credits">
      <Gauge share={share} maximum={maximum} />
      <div className="text-center">
        <p className="figure text-figure">{(share * 100).toFixed(1)}%</p>
        <BasisLine
          basis={`Grade ${grade} out of ${maximum}. ${basis}`}
          asOf={asOf}
          className="mt-1 font-medium"
        />
        {since && <p className="text-small text-muted">Results: {since}</p>}
      </div>
      <DismissibleNote text={note} />
    </Card>
  );
}
