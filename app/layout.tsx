import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { portalScript } from '@/components/shell/model/portal-script';
import { colorStyle } from '@/content/schema/color';
import { site } from '@/content/site';
import { canvasColor, themeScript } from '@/lib/browser/theme';
import { tabSessionScript } from '@/lib/record/tab-session';
import { siteMetadata } from '@/lib/site/page-metadata';
import * as fonts from './fonts';
import './globals.css';

export const metadata = siteMetadata(site);

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: canvasColor.light },
    { media: '(prefers-color-scheme: dark)', color: canvasColor.dark },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en"
      className={Object.values(fonts)
        .map(({ variable }) => variable)
        .join(' ')}
      style={site.colors && colorStyle(site.colors)}
      suppressHydrationWarning
    >
      <head>
        <script dangerouslySetInnerHTML={{ __html: tabSessionScript }} />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <script dangerouslySetInnerHTML={{ __html: portalScript() }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
