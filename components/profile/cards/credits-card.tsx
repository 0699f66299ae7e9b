import { Gauge } from '@/components/charts/gauge';
import { BasisLine } from '@/components/page/basis-line';
import { Card } from '@/components/ui/card';
import type { Credits } from '@/content/schema/student/credits';
import { DismissibleNote } from './dismissible-note';

/** The credit grade as a gauge, with its percentage, date and basis. */
export function CreditsCard({ grade, maximum, note, asOf, basis }: Credits) {
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
