/** The colours of a highlight, by token. */
type HighlightColor = 'orange' | 'red' | 'purple';

/** A series of values, one for each label of the chart, with one of them highlighted. */
export interface ChartSeries {
  /** Unique in the chart. */
  name: string;
  values: readonly number[];
  highlight: { index: number; color: HighlightColor };
}
