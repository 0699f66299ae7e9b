import { asset, portalRoutes, routes } from '@/lib/site/routes';
import type { PersonKind } from './person';

/**
 * The address that opens after signing in: the page asked for, with its query and hash, if it is a portal page for this
 * kind of person, or else the first page. Nothing else is ever opened.
 */
export function pageAfterSignIn(kind: PersonKind, asked: string | null): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(asked ?? '') ?? [];
  const page = portalRoutes
    .map((name) => routes[name])
    .find((route) => route === `${path.replace(/\/$/, '')}/`);
  const home = kind === 'teacher' ? routes.facultyDashboard : routes.profile;
  const isForTeacher = page?.startsWith('/faculty-');
  return page && isForTeacher === (kind === 'teacher') ? asset(page) + rest : asset(home);
}
