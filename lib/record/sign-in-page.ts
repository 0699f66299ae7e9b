import { asset, portalRoutes, routes, type Route } from '@/lib/site/routes';
import type { PersonKind } from './person';

/** The page that opens after signing in if no page was asked for. */
export const firstPages: Readonly<Record<PersonKind, Route>> = {
  student: routes.dashboard,
  teacher: routes.facultyDashboard,
};

/** The page that the login link leads to if nothing is typed. */
export const visitorPages = { ...firstPages, student: routes.profile };

/** The page that opens for a visitor who looks around as a sample person, if no page was asked for. */
export const tourPages: Readonly<Record<PersonKind, Route>> = {
  student: routes.subjects,
  teacher: routes.facultyDashboard,
};

/**
 * The address that opens after signing in: the page asked for, with its query and hash, if it is a portal page for this
 * kind of person, or else the first page. Nothing else is ever opened.
 */
export function pageAfterSignIn(kind: PersonKind, asked: string | null): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(asked ?? '') ?? [];
  const page = portalRoutes
    .map((name) => routes[name])
    .find((route) => route === `${path.replace(/\/$/, '')}/`);
  const isForTeacher = page?.startsWith('/faculty-');
  return page && isForTeacher === (kind === 'teacher')
    ? asset(page) + rest
    : asset(firstPages[kind]);
}

/** The id of the message that a page shows after Logout, and the end of that page's address. */
export const loggedOutId = 'logged-out';

const script = /<script src="([^"]+)"[^>]* async=""/g;

/** Fetches the scripts and the data of the page that opens after signing in, so that the browser has them by then. */
export async function prefetchPage(kind: PersonKind, asked: string | null): Promise<void> {
  const later = { priority: 'low' } as const;
  const page = await fetch(pageAfterSignIn(kind, asked), later);
  const sources = [...(await page.text()).matchAll(script)].map(([, source = '']) => source);
  sources.push(new URL('index.txt', page.url).href);
  await Promise.all(sources.map((source) => fetch(source, later)));
}
