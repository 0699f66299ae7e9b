/** A whole number with a comma after each three digits. The first use of the browser's own formatter takes a slow phone 0.1 s. */
export const formatCount = (count: number): string =>
  String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** A count with its noun: "1 decision", "1,000 decisions". */
export function countText(count: number, [one, several]: readonly [string, string]): string {
  return `${formatCount(count)} ${count === 1 ? one : several}`;
}
