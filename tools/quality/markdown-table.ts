/** A Markdown table with text in the first column and figures in the others. */
export function markdownTable(
  names: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const alignment = names.map((_, index) => (index === 0 ? '---' : '---:'));
  return [names, alignment, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
