/** Names the tables of a file that has several, by their titles; a repeated title gets a number. */
export function nameTables(titles: readonly (string | undefined)[], sheet?: string) {
  const counts = new Map<string, number>();
  return titles.map((title) => {
    if (titles.length === 1) return sheet;
    const name = [sheet, title].filter((part) => part !== undefined).join(': ') || undefined;
    if (name === undefined) return undefined;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
