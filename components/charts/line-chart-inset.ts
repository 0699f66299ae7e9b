/** The space beside the columns of a line chart, in pixels, for what is drawn below it in the same columns. */
export const lineChartInset = { start: 46, end: 52 };
