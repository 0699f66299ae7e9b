import { digest } from '@/lib/store/file';
import { escapeHtml } from '@/lib/text/escape-html';
import { blobToBase64 } from './base64';

interface HtmlFileOptions {
  title: string;
  /** The content of its main element, as HTML. */
  content: string;
  style: string;
  /** The greatest width of the document on a screen. */
  width: '52rem' | '60rem';
}

/**
 * A document as one HTML file that loads nothing and runs no script: its policy allows the pictures and the style that
 * are in it.
 */
export async function htmlFile(options: HtmlFileOptions): Promise<Blob> {
  const { title, content } = options;
  const style = `${options.style}${pageStyle(options.width)}`;
  const policy = [
    "default-src 'none'",
    'img-src data:',
    `style-src 'sha256-${await hashOf(style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const start = `<!DOCTYPE html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>`;
  // In parts, because a long document as one more text takes as much memory again.
  return new Blob([start, content, '</main>\n</body>\n</html>\n'], {
    type: 'text/html;charset=utf-8',
  });
}

/** The page around the document, on a screen and on paper. */
const pageStyle = (width: string) => `
:root { color-scheme: light; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: #f6f3ec; }
main { box-sizing: border-box; max-width: ${width}; min-height: 100vh; margin: 0 auto; background: #ffffff; padding: clamp(1rem, 5vw, 3.5rem); }
@page { margin: 17mm 19mm; }
@media print { body { background: #ffffff; } main { max-width: none; min-height: 0; padding: 0; font-size: 9.6pt; } }
`;

async function hashOf(style: string): Promise<string> {
  const hex = await digest(new Blob([style]));
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return blobToBase64(new Blob([bytes]));
}
