/** Every address of the site as a path with a closing slash, by the name the code uses for it. */
export const routes = {
  landing: '/',
  login: '/login/',
  facultyLogin: '/faculty-login/',
  profile: '/MyProfile/',
  dashboard: '/Dashboard/',
  subjects: '/Subjects/',
  assignments: '/Assignments/',
  chats: '/Chats/',
  settings: '/Settings/',
  facultyDashboard: '/faculty-dashboard/',
  facultyClassroom: '/faculty-classroom/',
  facultyAssignments: '/faculty-assignments/',
  facultySettings: '/faculty-settings/',
} as const;

/** The name of a route, as `routes` lists it. */
export type RouteName = keyof typeof routes;

/** An address of the site. */
export type Route = (typeof routes)[RouteName];

/** The public pages: search engines may list them, and the build takes the framework's scripts out of them. */
export const staticRoutes = ['landing', 'login', 'facultyLogin'] as const satisfies RouteName[];

/** The pages of a person's record: they ship the framework, and no search engine lists them. */
export const portalRoutes = (Object.keys(routes) as RouteName[]).filter(
  (name) => !staticRoutes.some((page) => page === name),
);

/** The name of a public page. */
export type StaticRoute = (typeof staticRoutes)[number];

/** Second spellings of an address; the build writes a copy of the page under each. */
export const aliases: Readonly<Record<string, Route>> = { '/myprofile/': routes.profile };

/** An address as next/link types it: without the closing slash, which it adds by itself. */
type LinkAddress<R extends Route> = R extends '/' ? R : R extends `${infer Path}/` ? Path : never;

/** The value of `href` for next/link: the address in the form that typed routes know. */
export function linkTo<R extends Route>(route: R): LinkAddress<R> {
  return (route === '/' ? route : route.slice(0, -1)) as LinkAddress<R>;
}

/** Puts the sub-path that the site is served under before a public file's path ("/images/map.svg"). */
export function asset(path: `/${string}`): string {
  return `${process.env['NEXT_PUBLIC_BASE_PATH'] ?? ''}${path}`;
}

/** The whole address of a path of the site, for everything that is read elsewhere: "https://college.example/portal/". */
export function absolute(siteUrl: string, path: `/${string}`): string {
  return `${siteUrl}${asset(path)}`;
}
