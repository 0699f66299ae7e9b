import sharp from 'sharp';
import { landing } from '@/content/marketing';
import { site } from '@/content/site';
import { shareSize } from '@/lib/site/page-metadata';
import { shareCard, shareDashboard } from './share-card';
import type { BrowserSession } from './browser-session';
import { writeChanged } from './write-changed';

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
