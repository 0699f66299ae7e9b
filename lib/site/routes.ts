/** Every address of the site as a path with a trailing slash, by its name in the code. */
export const routes = {
  landing: '/',
  login: '/login/',
  facultyLogin: '/faculty-login/',
  verify: '/verify/',
  evidence: '/evidence/',
  accessibility: '/accessibility/',
  profile: '/MyProfile/',
  dashboard: '/Dashboard/',
  progress: '/Progress/',
  subjects: '/Subjects/',
  classes: '/Classes/',
  assignments: '/Assignments/',
  chats: '/Chats/',
  settings: '/Settings/',
  facultyDashboard: '/faculty-dashboard/',
  facultyProgress: '/faculty-progress/',
  facultyClassroom: '/faculty-classroom/',
  facultyRegister: '/faculty-register/',
  facultyEvents: '/faculty-events/',
  facultyAssignments: '/faculty-assignments/',
  facultySettings: '/faculty-settings/',
} as const;

export type RouteName = keyof typeof routes;

export type Route = (typeof routes)[RouteName];

/** The public pages: search engines may list them, and the build removes the framework's scripts from them. */
export const staticRoutes = [
  'landing',
  'login',
  'facultyLogin',
  'verify',
  'evidence',
  'accessibility',
] as const satisfies RouteName[];

/** The portal pages: they include the framework, and search engines do not list them. */
export const portalRoutes = (Object.keys(routes) as RouteName[]).filter(
  (name) => !staticRoutes.some((page) => page === name),
);

export type StaticRoute = (typeof staticRoutes)[number];

/** Alternative spellings of an address; the build writes a copy of the page at each. */
export const aliases: Readonly<Record<string, Route>> = { '/myprofile/': routes.profile };

/** An address as Next.js types it: without the trailing slash, which its router adds. */
type LinkAddress<R extends Route> = R extends '/' ? R : R extends `${infer Path}/` ? Path : never;

/** The address for the router of Next.js, in the form of typed routes. */
export function linkTo<R extends Route>(route: R): LinkAddress<R> {
  return (route === '/' ? route : route.slice(0, -1)) as LinkAddress<R>;
}

/** Adds the site's sub-path to the path of a public file ("/images/map.svg"). */
export function asset(path: `/${string}`): string {
  return `${process.env['NEXT_PUBLIC_BASE_PATH'] ?? ''}${path}`;
}

/** The address of a link in the content; a path of the site gets its sub-path. */
export function linkAddress(href: string): string {
  return href.startsWith('/') ? asset(href as `/${string}`) : href;
}

/** The absolute URL of a path, for use outside the site: "https://college.example/portal/". */
export function absolute(siteUrl: string, path: `/${string}`): string {
  return `${siteUrl}${asset(path)}`;
}
