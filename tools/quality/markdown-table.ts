/** A Markdown table whose first column is words and whose others are figures. */
export function markdownTable(
  names: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const alignment = names.map((_, index) => (index === 0 ? '---' : '---:'));
  return [names, alignment, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
