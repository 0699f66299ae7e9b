import { blobToBase64 } from '@/lib/file/base64';
import { digest } from '@/lib/store/file';
import { escapeHtml } from '@/lib/text/escape-html';
import { pageStyle, portfolioStyle } from './portfolio-style';

const style = `${portfolioStyle}${pageStyle}`;

/**
 * A portfolio as one HTML file that loads nothing and runs no script: its policy allows the pictures and the style that
 * are in it. `article` is its HTML.
 */
export async function portfolioFile(article: string, name: string): Promise<Blob> {
  const policy = [
    "default-src 'none'",
    'img-src data:',
    `style-src 'sha256-${await styleHash()}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const page = `<!DOCTYPE html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${escapeHtml(`Portfolio of ${name}`)}</title>
<style>${style}</style>
</head>
<body>
<main>${article}</main>
</body>
</html>
`;
  return new Blob([page], { type: 'text/html;charset=utf-8' });
}

async function styleHash(): Promise<string> {
  const hex = await digest(new Blob([style]));
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return blobToBase64(new Blob([bytes]));
}
