/** A count with its noun: "1 decision", "1,000 decisions". */
export function countText(count: number, [one, several]: readonly [string, string]): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : several}`;
}
