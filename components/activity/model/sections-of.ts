/** The distinct sections of these lists, sorted. */
export function sectionsOf(...lists: readonly (readonly { section: string }[])[]): string[] {
  return [...new Set(lists.flat().map(({ section }) => section))].sort();
}
