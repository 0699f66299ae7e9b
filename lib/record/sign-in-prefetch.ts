import type { PersonKind } from './person';
import { pageAfterSignIn } from './sign-in-page';

const script = /<script src="([^"]+)"[^>]* async=""/g;

/** Fetches the scripts of the page that opens after signing in, so that the browser has them by then. */
export async function prefetchPage(kind: PersonKind, asked: string | null): Promise<void> {
  const later = { priority: 'low' } as const;
  const page = await fetch(pageAfterSignIn(kind, asked), later);
  const sources = [...(await page.text()).matchAll(script)].map(([, source = '']) => source);
  await Promise.all(sources.map((source) => fetch(source, later)));
}
