import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { underlinePath } from '@/components/marketing/model/underline-path';
import type { Landing } from '@/content/schema/marketing/landing';
import { escapeHtml } from '@/lib/text/escape-html';
import sharp from 'sharp';
import { landing } from '@/content/marketing';
import { site } from '@/content/site';
import { shareSize } from '@/lib/site/page-metadata';
import type { BrowserSession } from './screenshot';
import { writeChanged } from './write-changed';

/** The position and width of the dashboard on the card, in pixels; the card's edge cuts off its lower part. */
const shareDashboard = { left: 64, top: 387, width: 1072 } as const;

interface ShareCard {
  product: string;
  hero: Landing['hero'];
  /** The dashboard as a PNG of the width in `shareDashboard`. */
  dashboard: Buffer;
}

/** The share image as a page that contains everything it shows, so it makes no requests. */
export function shareCard({ product, hero, dashboard }: ShareCard): string {
  const { left, top, width } = shareDashboard;
  return `<!doctype html><meta charset="utf-8"><style>
    ${fontFace('Figtree', 'figtree')} ${fontFace('Bricolage', 'bricolage-grotesque')}
    :root { color-scheme: light; ${colours()} }
    body { margin: 0; background: var(--color-canvas); color: var(--color-text);
      font-family: Bricolage; font-weight: 700; }
    div { position: absolute; left: ${left}px; top: 54px; font-size: 42px; line-height: 1; letter-spacing: -0.03em; }
    div i { color: var(--color-accent); font-style: normal; }
    h1 { position: absolute; left: ${left}px; top: 126px; width: ${width}px; margin: 0; font-size: 90px;
      line-height: 1.06; letter-spacing: -0.035em; text-wrap: balance; }
    span { position: relative; display: inline-block; }
    svg { position: absolute; left: 0; bottom: -0.04em; width: 100%; height: 0.17em; fill: var(--color-accent); }
    img { position: absolute; left: ${left - 1}px; top: ${top}px; width: ${width}px; border: 1px solid var(--color-line);
      border-radius: 14px 14px 0 0; }
  </style>
  <div>${escapeHtml(product.toLowerCase())}<i>.</i></div>
  <h1>${escapeHtml(hero.before)} <span>${escapeHtml(hero.underlined)}<svg viewBox="${underlinePath.viewBox}" preserveAspectRatio="none"><path d="${underlinePath.path}"/></svg></span>${escapeHtml(hero.after)}</h1>
  <img src="data:image/png;base64,${dashboard.toString('base64')}">`;
}

function fontFace(family: string, name: string): string {
  const file = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const data = readFileSync(createRequire(import.meta.url).resolve(file)).toString('base64');
  return `@font-face { font-family: ${family}; font-weight: 200 900; src: url(data:font/woff2;base64,${data}); }`;
}

/** The colour tokens of the site on screens. */
function colours(): string {
  const [theme = ''] = /@theme \{[\s\S]*?\n\}/.exec(readFileSync('app/globals.css', 'utf8')) ?? [];
  return [...theme.matchAll(/--color-[a-z-]+: [^;]+;/g)].join(' ');
}

/** Draws the picture that a shared link shows, with a screenshot of the dashboard. */
export async function makeShareImage({ browser }: BrowserSession, photo: Buffer): Promise<void> {
  const dashboard = await sharp(photo).resize(shareDashboard.width).png().toBuffer();
  const page = await browser.newPage({ viewport: shareSize });
  try {
    await page.setContent(shareCard({ product: site.product, hero: landing.hero, dashboard }));
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode()));
    });
    const card = await page.screenshot();
    writeChanged(
      'public/images/share.png',
      await sharp(card).png({ palette: true, effort: 10, compressionLevel: 9 }).toBuffer(),
    );
  } finally {
    await page.close();
  }
}
