/** A stretch of content with the text that it stands for (ISO 32000-1, 14.9.4). */
interface Span {
  actualText: string;
}

/** Text with the span that it belongs to. */
export interface Marked {
  text: string;
  span: Span | null;
}

/** Follows where marked content begins and ends. A span within another one has no text of its own. */
export class MarkedContent {
  private readonly open: (Span | null)[] = [];

  get span(): Span | null {
    return this.open.at(-1) ?? null;
  }

  begin(actualText: unknown): void {
    this.open.push(this.span ?? (typeof actualText === 'string' ? { actualText } : null));
  }

  end(): void {
    this.open.pop();
  }
}

/** The texts of a page, with the ActualText of a span in place of its first one and nothing in place of the others. */
export function actualTexts(marked: readonly Marked[]): string[] {
  const isTold = new Set<Span>();
  return marked.map(({ text, span }) => {
    if (!span) return text;
    if (isTold.has(span)) return '';
    if (text.trim() === '') return text;
    isTold.add(span);
    return (/^\s*/u.exec(text)?.[0] ?? '') + span.actualText;
  });
}
