const step = 100;

/** The top of a chart's vertical axis: the highest value rounded up to the next multiple of 100, at least 100. */
export function axisMaximum(values: readonly number[]): number {
  return Math.max(step, Math.ceil(Math.max(0, ...values) / step) * step);
}
