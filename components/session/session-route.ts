import type { PersonKind } from '@/lib/record/person';
import { routes, type Route } from '@/lib/site/routes';

/** The dashboard of a person. */
export function homeOf(kind: PersonKind): Route {
  return kind === 'student' ? routes.dashboard : routes.facultyDashboard;
}

/** The page where a person signs in. */
export function loginOf(kind: PersonKind): Route {
  return kind === 'student' ? routes.login : routes.facultyLogin;
}
