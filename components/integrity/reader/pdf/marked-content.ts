/** A stretch of content with the text that it stands for (ISO 32000-1, 14.9.4), and the text that its fonts say. */
interface Span {
  actualText: string;
  drawn: string;
}

/** Text with the span that it belongs to. */
export interface Marked {
  text: string;
  span: Span | null;
}

/** So many letters of a page that a reader does not see are no correction of its fonts. */
const mostChanged = 20;
/** A glyph can stand for so many letters. */
const longestGlyph = 4;

/** Follows where marked content begins and ends. A span within another one has no text of its own. */
export class MarkedContent {
  private readonly open: (Span | null)[] = [];

  begin(actualText: unknown): void {
    const isText = typeof actualText === 'string';
    this.open.push(this.open.at(-1) ?? (isText ? { actualText, drawn: '' } : null));
  }

  end(): void {
    this.open.pop();
  }

  mark(text: string): Marked {
    const span = this.open.at(-1) ?? null;
    if (span) span.drawn += text;
    return { text, span };
  }
}

/**
 * The texts of a page, with the ActualText of a span in place of its first one and nothing in place of the others. If
 * spans change what is drawn into another text, theirs is apart: it could hide a copy.
 */
export function actualTexts(marked: readonly Marked[]): { texts: string[]; apart: string[] } {
  const spans = new Set<Span>();
  for (const { span } of marked) if (span) spans.add(span);
  const changing = [...spans].filter((span) => changedLetters(span) > 0);
  const changed = changing.reduce((sum, span) => sum + changedLetters(span), 0);
  const apart = new Set(changed > mostChanged ? changing : []);
  const isTold = new Set<Span>();
  const texts = marked.map(({ text, span }) => {
    if (!span || apart.has(span)) return text;
    if (isTold.has(span)) return '';
    if (text.trim() === '') return text;
    isTold.add(span);
    return (/^\s*/u.exec(text)?.[0] ?? '') + span.actualText;
  });
  return { texts, apart: [...apart].map(({ actualText }) => actualText) };
}

/** Letters of simple scripts that the text lacks, and letters that are not drawn. */
function changedLetters({ actualText, drawn }: Span): number {
  const left = new Map<string, number>();
  for (const letter of simpleLetters(actualText)) left.set(letter, (left.get(letter) ?? 0) + 1);
  const missing = simpleLetters(drawn).filter((letter) => {
    const count = left.get(letter) ?? 0;
    left.set(letter, count - 1);
    return count <= 0;
  });
  return missing.length + Math.max(0, actualText.length - drawn.length * longestGlyph);
}

const simpleLetters = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}/gu) ?? [];
