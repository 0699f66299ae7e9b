import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { withNumbers } from '@/components/marketing/model/numbers';
import { ownClaims } from '@/components/marketing/model/own-claims';
import { formatPeriodTime } from '@/components/schedule/model/class-day';
import { portalScript } from '@/components/shell/model/portal-script';
import { calendar } from '@/content/campus';
import {
  assignments as sentAssignments,
  classes,
  classroom,
  progress,
  settings as facultySettings,
} from '@/content/faculty';
import { evidence as claimed, hasKeys, landing, signIn } from '@/content/marketing';
import { site } from '@/content/site';
import {
  achievements,
  assignments,
  attendance,
  chats,
  credits,
  notifications,
  settings,
  skillTimeline,
  subjects,
} from '@/content/student';
import { aliases, portalRoutes, routes } from '@/lib/site/routes';
import { formatMinute, formatMonth, formatCalendarMonth } from '@/lib/time/date';
import { filesBelow } from '@/tools/file/files-below';
import { exportedPages, out, type ExportedPage } from './pages';

const pages = exportedPages();
const contentText = filesBelow('content')
  .map((file) => readFileSync(join('content', file), 'utf8'))
  .join();
const basePath = process.env['BASE_PATH'] ?? '';

/** What a list shows: the names of its first entries, or the text of an empty list. */
function listed(names: readonly string[], empty: string): string[] {
  return names.length === 0 ? [empty] : names.slice(0, 3);
}

const evidence = withNumbers(claimed);
const { demo, facts, figures } = ownClaims(withNumbers(landing), { ...site, hasKeys });
const month = attendance.months[0];
const shownMonth = calendar.months.find((one) => one.month === calendar.shown);
const period = skillTimeline.periods[0];

/** Text on each page of a site that shows the sample: of the interface, and of the college that was built. */
const sampleSentences: Record<ExportedPage['name'], string[]> = {
  landing: [
    ...[...(facts ?? []), ...(figures ?? [])].flatMap(({ value, label }) => [value, label]),
    ...(demo?.video ? ['Watch Demo'] : []),
    site.openSample ? 'Take a Tour' : 'Login',
  ],
  login: [signIn.student.userName, 'Password', 'Forgot Password', 'Faculty Login'],
  facultyLogin: [signIn.faculty.userName, 'Password', 'Forgot Password', 'Student Login'],
  verify: ['Check a credential', 'Credential file', site.college],
  evidence: [evidence.heading, ...evidence.claims.flatMap(({ name, checks }) => [name, ...checks])],
  accessibility: ['Report a barrier', '1.1.1 Non-text Content', '4.1.3 Status Messages'],
  profile: [
    ...['Current Credits', String(credits.grade), credits.note, 'Achievements'],
    ...achievements.slice(0, 4).map(({ name }) => name),
    ...['Skill Timeline', `Highlighted: ${period?.highlight.month} (${period?.period})`],
    ...['Project Showcase', 'Recent Activities and Internship'],
  ],
  dashboard: [
    ...['Academic Information', 'Attendance', formatMonth(month?.month ?? '')],
    ...[String(month?.present), String(month?.total), 'Current Attendance'],
    ...[`${attendance.current?.percentage}%`, 'Assignments Pending', 'College Map'],
    ...['Academic Calendar', formatCalendarMonth(calendar.shown)],
    ...(shownMonth?.events ?? []).map(({ label }) => label),
    'Notifications',
    ...notifications.slice(0, 1).map(({ at }) => formatMinute(at)),
    ...['Your Activities', 'Name', 'Status', 'Category', 'Date Added'],
  ],
  progress: ['Attendance by month', formatMonth(month?.month ?? '')],
  subjects: listed(names(subjects), 'No Subjects Yet'),
  classes: ['Every class'],
  assignments: listed(names(assignments.items), 'No Assignments Yet'),
  chats: listed(names(chats), 'No Chats Yet'),
  settings: listed(names(settings), 'No Settings Here'),
  facultyDashboard: [
    ...[`${progress.completed}%`, progress.verdict, 'Upcoming Classes'],
    ...classes.flatMap(({ section, course }) => [section, course]),
    ...classes.slice(0, 3).map(({ start, end }) => formatPeriodTime(start, end)),
    ...['Student Profiles', 'Certifications by', 'Roll no', 'Create New Assignment', 'Notices'],
  ],
  facultyProgress: ['Students', 'How this is counted'],
  facultyClassroom: listed(
    classroom.map(({ section }) => section),
    'Not Available Yet',
  ),
  facultyRegister: ['Register'],
  facultyEvents: ['Events'],
  facultyAssignments: listed(names(sentAssignments), 'No Assignments Yet'),
  facultySettings: listed(names(facultySettings), 'Editing Settings Is Not Available Yet'),
  notFound: ['404'],
};

const calendarAndMap = [
  ...['Academic Calendar', formatCalendarMonth(calendar.shown), 'College Map'],
  ...(shownMonth?.events ?? []).map(({ label }) => label),
];

/** What a page says to a visitor who is not signed in, on a site without the sample. */
const signedOut = (what: string, id: string) => [
  `Sign in to see your ${what}`,
  id,
  'Signing in needs JavaScript.',
];

const signedOutSentences: typeof sampleSentences = {
  ...sampleSentences,
  profile: signedOut('profile', 'roll number'),
  dashboard: [...signedOut('dashboard', 'roll number'), ...calendarAndMap],
  progress: signedOut('progress', 'roll number'),
  subjects: signedOut('subjects', 'roll number'),
  classes: signedOut('classes', 'roll number'),
  assignments: signedOut('assignments', 'roll number'),
  chats: signedOut('chats', 'roll number'),
  settings: signedOut('settings', 'roll number'),
  facultyDashboard: signedOut('dashboard', 'employee id'),
  facultyProgress: signedOut('progress page', 'employee id'),
  facultyClassroom: signedOut('classroom', 'employee id'),
  facultyRegister: signedOut('register', 'employee id'),
  facultyEvents: signedOut('lists of events', 'employee id'),
  facultyAssignments: signedOut('assignments', 'employee id'),
  facultySettings: signedOut('settings', 'employee id'),
};

const sentences = site.openSample ? sampleSentences : signedOutSentences;

function names(items: readonly { name: string }[]): string[] {
  return items.map(({ name }) => name);
}

const normalizeSpaces = (text: string) => text.replace(/\s+/g, ' ');

describe.each(pages.map((page) => [page.file, page] as const))('%s', (_, page) => {
  it('has one h1 and one main', () => {
    expect(page.root.querySelectorAll('h1')).toHaveLength(1);
    expect(page.root.querySelectorAll('main')).toHaveLength(1);
  });

  it('has the title and the description of the content', () => {
    const { title, description } = site.pages[page.name];
    expect(page.root.querySelector('title')?.text).toBe(title);
    expect(page.root.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
      description,
    );
  });

  it('shows its text without JavaScript', () => {
    for (const sentence of sentences[page.name])
      expect(page.text).toContain(normalizeSpaces(sentence));
  });

  it('gives every picture a size and an alt text', () => {
    for (const picture of page.root.querySelectorAll('img')) {
      expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0);
      expect(picture.hasAttribute('alt')).toBe(true);
      expect(resolves(picture.getAttribute('src') ?? '')).toBe(true);
    }
  });

  it('has no broken links', () => {
    const links = linksOf(parse(page.html));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((href) => !isValidLink(href, page))).toEqual([]);
  });

  it('does not contain the build date', () => {
    const now = new Date();
    const iso = now.toISOString().slice(0, 10);
    const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(now);
    // What the content says of a day is on the page on every day.
    if (contentText.includes(iso)) return;
    expect(page.html).not.toContain(iso);
    expect(page.html).not.toContain(long);
  });
});

function resolves(path: string): boolean {
  if (!path.startsWith(`${basePath}/`)) return false;
  const file = join(out, decodeURI(path.slice(basePath.length).replace(/[?#].*$/, '')));
  return existsSync(path.endsWith('/') ? join(file, 'index.html') : file);
}

/** Every address that a page links to or loads. */
function linksOf(root: ExportedPage['root']): string[] {
  const found = (name: string) =>
    root.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? '');
  const pictures = found('srcset').flatMap((set) => set.split(',').map((one) => one.trim()));
  return [
    ...['href', 'src', 'action', 'poster'].flatMap(found),
    ...pictures.map((picture) => picture.replace(/ .*/, '')),
  ];
}

function isValidLink(href: string, page: ExportedPage): boolean {
  if (/^(?:https:\/\/|mailto:|data:image\/)\S+/.test(href)) return true;
  const [path, fragment] = href.split('#');
  const target = path ? pages.find(({ name }) => isPath(name, path)) : page;
  if (path && !resolves(path)) return false;
  if (fragment === undefined) return path !== '';
  // The page after a sign-in.
  const next = /^(?:tour|to)=(.*)/.exec(fragment)?.[1];
  if (next !== undefined) return resolves(basePath + next);
  // The decision desk, a view of the dashboard.
  if (/^decide(?:=[\da-z]+)?$/.test(fragment)) return page.name === 'facultyDashboard';
  // The form of a new event.
  if (fragment === 'new') return page.name === 'facultyEvents';
  return target?.root.getElementById(decodeURIComponent(fragment)) != null;
}

function isPath(name: ExportedPage['name'], path: string): boolean {
  return name !== 'notFound' && basePath + routes[name] === path.replace(/\?.*$/, '');
}

const portalPages = pages.filter(({ name }) => portalRoutes.some((route) => route === name));

describe.each(portalPages.map((page) => [page.file, page] as const))('%s', (_, page) => {
  it('corrects its address before anything else', () => {
    const head = page.html.slice(0, page.html.indexOf('</head>'));
    expect(head).toContain(`<script>${portalScript()}</script>`);
  });
});

describe('The export', () => {
  it('gives every page a unique title and description', () => {
    expect(new Set(pages.map((page) => page.root.querySelector('title')?.text)).size).toBe(
      pages.length,
    );
    const descriptions = pages.map((page) =>
      page.root.querySelector('meta[name="description"]')?.getAttribute('content'),
    );
    expect(new Set(descriptions).size).toBe(pages.length);
  });

  it('gives every page a canonical address on the site', () => {
    for (const page of pages.filter(({ name }) => name !== 'notFound'))
      expect(page.root.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
        `${site.siteUrl}${basePath}${routes[page.name as keyof typeof routes]}`,
      );
  });

  it('opens the profile under its second spelling, byte for byte', () => {
    for (const [alias, route] of Object.entries(aliases))
      expect(readFileSync(join(out, alias, 'index.html'), 'utf8')).toBe(
        readFileSync(join(out, route, 'index.html'), 'utf8'),
      );
  });

  it('lists only public pages for search engines', () => {
    const sitemap = readFileSync(join(out, 'sitemap.xml'), 'utf8');
    const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
    expect(addresses.sort()).toEqual(
      [
        routes.landing,
        routes.login,
        routes.facultyLogin,
        routes.evidence,
        routes.accessibility,
        routes.verify,
      ]
        .map((route) => `${site.siteUrl}${basePath}${route}`)
        .sort(),
    );
  });

  it('has every file that its style sheets load', () => {
    const sheets = filesBelow(out).filter((file) => file.endsWith('.css'));
    const loaded = sheets.flatMap((file) => {
      const addresses = readFileSync(join(out, file), 'utf8').matchAll(/url\(["']?([^"')]+)/g);
      return [...addresses]
        .map(([, address = '']) => address)
        .filter((address) => !/^(?:data:|#)/.test(address))
        .map((address) => new URL(address, `http://out${basePath}/${file}`).pathname);
    });
    expect(loaded.length).toBeGreaterThan(0);
    expect(loaded.filter((address) => !resolves(address))).toEqual([]);
  });

  it('loads nothing from other hosts', () => {
    for (const page of pages) {
      const loaded = page.root
        .querySelectorAll('link[rel="stylesheet"], link[rel="preload"], img, source, iframe')
        .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '');
      expect(loaded.filter((address) => /^(?:https?:)?\/\//.test(address))).toEqual([]);
    }
  });
});
