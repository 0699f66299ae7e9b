/** The colours that a mark on a chart may have, by token. */
export type HighlightColor = 'orange' | 'red' | 'purple';

/** A row of values, one for each label of the chart, with one of them marked. */
export interface ChartSeries {
  /** Its name, unique in the chart. */
  name: string;
  values: readonly number[];
  highlight: { index: number; color: HighlightColor };
}
