import { Gauge } from '@/components/charts/gauge';
import { BasisLine } from '@/components/page/basis-line';
import { Card } from '@/components/ui/card';
import type { Credits } from '@/content/schema/student/credits';
import { formatDay } from '@/lib/time/date';
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
        <p className="mt-1 font-semibold">
          Grade {grade} out of {maximum}
        </p>
        <BasisLine basis={basis} asOf={asOf} className="mt-1 text-muted" />
        {since && <p className="text-small text-muted">Results: {since}</p>}
      </div>
      <GaugeTable {...credits} />
      <DismissibleNote text={note} />
    </Card>
  );
}

/** The figures of the gauge as a table. */
function GaugeTable({ grade, maximum, asOf }: Credits) {
  const rows = [
    ['Credit grade', grade],
    ['Highest possible', maximum],
    ['As of', formatDay(asOf)],
  ] as const;
  return (
    <details className="mt-3 print:details-content:[content-visibility:visible]">
      <summary className="w-fit py-1 text-note text-muted print:hidden">
        Show the figures as a table
      </summary>
      <table className="mt-1 w-full text-note">
        <caption className="sr-only">Current credits</caption>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-1.5 text-start font-medium">
                {name}
              </th>
              <td className="py-1.5 ps-4 text-end">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
