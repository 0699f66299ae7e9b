import { asset, portalRoutes, routes, type Route } from '@/lib/site/routes';
import type { PersonKind } from './person';

/** The page that opens after signing in if no page was asked for. */
export const firstPages: Readonly<Record<PersonKind, Route>> = {
  student: routes.dashboard,
  teacher: routes.facultyDashboard,
};

/** The page that the login link leads to if nothing is typed. */
export const visitorPages = { ...firstPages, student: routes.profile };

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

/** The page where a person of this kind signs in. */
export const loginPages: Readonly<Record<PersonKind, Route>> = {
  student: routes.login,
  teacher: routes.facultyLogin,
};

/** The id of the message that a page shows after Logout, and the end of that page's address. */
export const loggedOutId = 'logged-out';

/** Marks a link whose page the browser prefetches at once, by the speculation rules of the public pages. */
export const prefetchedLink = 'a[data-prefetch]';

/**
 * Fetches the page that opens after signing in; nothing if the person saves data. Style sheet and fonts are those of the
 * login page.
 */
export async function prefetchPage(kind: PersonKind, asked: string | null): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const page = pageAfterSignIn(kind, asked);
  // A prefetched page opens without a request; other browsers ask the server whether theirs is still the newest.
  if (HTMLScriptElement.supports?.('speculationrules')) addPrefetchedLink(page);
  else await fetch(page, { priority: 'low' });
}

/** The link is for the browser only: the policy of the page allows no script to write speculation rules. */
function addPrefetchedLink(page: string): void {
  const link = document.createElement('a');
  link.href = page;
  link.dataset['prefetch'] = '';
  link.inert = true;
  document.body.append(link);
}
