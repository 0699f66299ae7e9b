import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { site } from '@/content/site';
import { siteMetadata } from '@/lib/page-metadata';
import { portalScript } from '@/lib/portal-script';
import { canvasColor, themeScript } from '@/lib/theme';
import { bricolage, figtree } from './fonts';
import './globals.css';

export const metadata = siteMetadata(site);

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: canvasColor.light },
    { media: '(prefers-color-scheme: dark)', color: canvasColor.dark },
  ],
};

/** The document that every page stands in. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en"
      className={`${figtree.variable} ${bricolage.variable}`}
      suppressHydrationWarning
    >
      <head>
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <script dangerouslySetInnerHTML={{ __html: portalScript() }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
