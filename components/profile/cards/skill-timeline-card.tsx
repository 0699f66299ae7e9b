'use client';

import type { ChartSeries } from '@/components/charts/area-chart';
import { ChartFigure } from '@/components/charts/chart-figure';
import { useAddressQuery } from '@/components/list/use-address-query';
import { Card } from '@/components/ui/card';
import { Select } from '@/components/ui/select';
import type { SkillTimeline, SkillPeriod } from '@/content/schema/student/skill-timeline';
import { announce } from '@/lib/toast/announce';

const dots = { orange: 'bg-orange', red: 'bg-red', purple: 'bg-purple' } as const;

const none: SkillTimeline = { unit: '', periods: [] };

/** Skill points by month; renders nothing if the college has none. The period that the viewer chooses is stored in the URL. */
export function SkillTimelineCard({ timeline = none }: { timeline: SkillTimeline | undefined }) {
  const { unit, periods } = timeline;
  const [search, setSearch] = useAddressQuery();
  const query = new URLSearchParams(search);
  const asked = query.get('period');
  const setPeriod = (next: string) => {
    query.set('period', next);
    setSearch(`?${query}`);
    const entry = periods.find(({ period }) => period === next);
    if (entry) announce(highlighted(entry));
  };
  const current = periods.find(({ period }) => period === asked) ?? periods[0];
  if (!current) return null;
  const { period, highlight, points } = current;
  const oldest = periods.at(-1);
  return (
    <Card
      title="Skill Timeline"
      action={
        <span className="no-js:hidden">
          <Select
            label="Period"
            value={period}
            onChange={setPeriod}
            options={periods.map((entry) => ({ value: entry.period, text: entry.period }))}
          />
        </span>
      }
    >
      <p className="mb-2 text-note text-muted first-letter:uppercase">{unit} by month</p>
      <ChartFigure
        label={describePeriod(current, unit)}
        heading="Month"
        labels={points.map(({ shortMonth }) => shortMonth)}
        series={periods.map(toSeries)}
        shown={toSeries(current)}
        unit={unit}
        caption={
          <span className="inline-flex items-center gap-2">
            <span className={`size-2.5 rounded-full ${dots[highlight.color]}`} />
            {highlighted(current)}
          </span>
        }
      />
      {oldest && oldest !== current && (
        <p className="mt-2 text-small text-muted">Figures since {oldest.period}</p>
      )}
    </Card>
  );
}

const highlighted = ({ period, highlight }: SkillTimeline['periods'][number]) =>
  `Highlighted: ${highlight.month} (${period})`;

/** A period as a chart series. */
function toSeries({ period, highlight, points }: SkillPeriod): ChartSeries {
  return {
    name: period,
    values: points.map(({ value }) => value),
    highlight: {
      index: points.findIndex(({ month }) => month === highlight.month),
      color: highlight.color,
    },
  };
}

/** A period in one sentence: its lowest, highest and highlighted months. */
export function describePeriod({ period, highlight, points }: SkillPeriod, unit: string): string {
  const byValue = [...points].sort((one, other) => one.value - other.value);
  const [lowest, highest] = [byValue[0], byValue.at(-1)];
  if (!lowest || !highest) return `${unit} by month, ${period}`;
  return (
    `Area chart of ${unit} by month, ${period}: ` +
    `lowest ${lowest.value} in ${lowest.month}, highest ${highest.value} in ${highest.month}; ` +
    `${highlight.month} is highlighted.`
  );
}
