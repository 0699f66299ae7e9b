import type { ChartSeries } from '@/components/charts/area-options';
import type { SkillPeriod } from '@/content/schema/student/skill-timeline';

/** A period as a chart series. */
export function toSeries({ period, highlight, points }: SkillPeriod): ChartSeries {
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
