import { htmlFile } from '@/lib/file/html-file';

/** A portfolio as one HTML file that loads nothing and runs no script. `article` is its HTML. */
export function portfolioFile(article: string, name: string): Promise<Blob> {
  return htmlFile({
    title: `Portfolio of ${name}`,
    content: article,
    style: portfolioStyle,
    width: '52rem',
  });
}

/**
 * The look of a portfolio, the same in the preview, on paper and in the file. Sizes are in em, so that the preview is the
 * same sheet at a smaller size. The fonts are those of the site or, in the file, of the reader's system.
 */
export const portfolioStyle = `
.portfolio { color: #1a2024; font-family: var(--font-sans, system-ui, sans-serif); font-variant-numeric: tabular-nums; line-height: 1.45; overflow-wrap: anywhere; text-align: start; }
.portfolio * { margin: 0; padding: 0; box-sizing: border-box; }
.portfolio header { display: flex; flex-wrap: wrap; align-items: center; gap: 1em 1.6em; margin-bottom: 1.7em; border-bottom: 0.16em solid #0b5563; padding-bottom: 1em; }
.portfolio-person { flex: 1 1 16em; min-width: 0; }
.portfolio-photo { width: 8em; height: 8em; border-radius: 50%; object-fit: cover; }
.portfolio-name, .portfolio-heading { color: #0b5563; font-family: var(--font-display, system-ui, sans-serif); font-weight: 680; }
.portfolio-name { font-size: min(2.6em, 7vw); line-height: 1.1; letter-spacing: -0.03em; }
.portfolio-headline { margin-top: 0.5em; font-size: 1.15em; }
.portfolio-muted, .portfolio dt, .portfolio th, .portfolio caption, .portfolio footer { color: #565e64; font-weight: 400; }
.portfolio section { margin-bottom: 1.8em; }
.portfolio-heading { margin-bottom: 0.5em; font-size: 1.3em; line-height: 1.3; break-after: avoid; }
.portfolio-note { margin-bottom: 0.9em; font-size: 0.94em; break-after: avoid; }
.portfolio ul { list-style: none; }
.portfolio-entry { display: flex; gap: 1em; margin-bottom: 0.9em; break-inside: avoid; }
.portfolio-entry > div { flex: 1; min-width: 0; }
.portfolio-picture { width: 6em; height: 4.5em; border-radius: 0.4em; object-fit: cover; }
.portfolio-line { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 1.5em; }
.portfolio-line strong { min-width: 0; font-weight: 600; }
.portfolio-text { white-space: pre-line; }
.portfolio dl { display: flex; flex-wrap: wrap; gap: 0 1.2em; font-size: 0.94em; }
.portfolio dl div { display: flex; flex-wrap: wrap; gap: 0 0.4em; }
.portfolio dd { min-width: 0; }
.portfolio a { color: #0b5563; }
.portfolio table { width: 100%; margin-bottom: 1.4em; border-collapse: collapse; }
.portfolio caption { padding-bottom: 0.3em; text-align: start; }
.portfolio tr { break-inside: avoid; }
.portfolio :is(th, td) { border-top: 1px solid #e0dacb; padding: 0.35em 0 0.35em 1em; text-align: end; vertical-align: baseline; }
.portfolio :is(th, td):first-child { padding-inline-start: 0; text-align: start; }
.portfolio thead th { overflow-wrap: break-word; }
.portfolio tbody th { color: inherit; }
.portfolio tfoot td { font-weight: 600; }
.portfolio footer { border-top: 1px solid #e0dacb; padding-top: 0.8em; font-size: 0.85em; }
`;
