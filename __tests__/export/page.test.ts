import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '@/content/site';
import { portalScript } from '@/lib/portal-script';
import { aliases, portalRoutes, routes } from '@/lib/routes';
import { exportedPages, out, type ExportedPage } from './pages';

const pages = exportedPages();
const basePath = process.env['BASE_PATH'] ?? '';

const sentences: Record<ExportedPage['name'], string[]> = {
  landing: [
    ...['1000+', '50K+', '99%', '4.9/5', '10K+', '2M+', '98%'],
    ...['Watch Demo', 'Take a Tour', 'Subscribe'],
  ],
  login: ['Username', 'Password', 'Forgot Password', 'Login to Edify', 'Faculty Login'],
  facultyLogin: ['Username', 'Password', 'Forgot Password', 'Login to Edify', 'Student Login'],
  profile: [
    ...['Current Credits', '8.966', '18% increase from last sem.', 'Achievements'],
    ...['JAVA', 'PYTHON', 'JS', 'Figma', 'Skill Timeline', 'Highlighted: Nov (2025-26)'],
    ...['Project Showcase', 'Recent Activities and Internship'],
  ],
  dashboard: [
    ...['Academic Information', 'Attendance', 'Sep 2025', '114', '120', 'Current Attendance'],
    ...['95%', 'Assignments Pending', 'College Map', 'Academic Calendar', 'November'],
    ...['1 Assignment', '1 Quiz', 'Notifications', '09 Sep 2025 | 9:30AM', 'View All'],
    ...['Your Activities', 'Name', 'Status', 'Category', 'Date Added'],
  ],
  subjects: ['No Subjects Yet'],
  assignments: ['No Assignments Yet'],
  chats: ['No Chats Yet'],
  settings: ['No Settings Here'],
  facultyDashboard: [
    ...['80%', 'Very Good', 'Upcoming Classes', '9:00-9:55', '10:50-11:45', '11:45-12:40'],
    ...['01:35-02:30', '1CSE33', 'Mathematics', '1CSE27', 'DECO', '1CSE31', 'Student Profiles'],
    ...['Certifications by', 'Roll no', 'Create New Assignment', 'Notices', 'View All'],
  ],
  facultyClassroom: ['Not Available Yet'],
  facultyAssignments: ['No Assignments Yet'],
  facultySettings: ['Editing Settings Is Not Available Yet'],
  notFound: ['404'],
};

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

  it('says what the college expects it to say, without script', () => {
    for (const words of sentences[page.name]) expect(page.text).toContain(words);
  });

  it('gives every picture its size and its words', () => {
    for (const picture of page.root.querySelectorAll('img')) {
      expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0);
      expect(picture.hasAttribute('alt')).toBe(true);
      expect(resolves(picture.getAttribute('src') ?? '')).toBe(true);
    }
  });

  it('has links that lead somewhere', () => {
    const links = page.root.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '');
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((href) => !leadsSomewhere(href, page))).toEqual([]);
  });

  it('knows nothing of the day it was built on', () => {
    const now = new Date();
    const iso = now.toISOString().slice(0, 10);
    const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(now);
    expect(page.html).not.toContain(iso);
    expect(page.html).not.toContain(long);
  });
});

function resolves(path: string): boolean {
  if (!path.startsWith(`${basePath}/`)) return false;
  const file = join(out, decodeURI(path.slice(basePath.length).replace(/[?#].*$/, '')));
  return existsSync(path.endsWith('/') ? join(file, 'index.html') : file);
}

function leadsSomewhere(href: string, page: ExportedPage): boolean {
  if (/^(?:https:\/\/|mailto:)\S+/.test(href)) return true;
  const [path, fragment] = href.split('#');
  if (!path) return Boolean(fragment) && page.root.getElementById(fragment ?? '') !== null;
  return resolves(path);
}

const portalPages = pages.filter(({ name }) => portalRoutes.some((route) => route === name));

describe.each(portalPages.map((page) => [page.file, page] as const))('%s', (_, page) => {
  it('corrects its address before anything else', () => {
    const head = page.html.slice(0, page.html.indexOf('</head>'));
    expect(head).toContain(`<script>${portalScript()}</script>`);
  });
});

describe('The export', () => {
  it('gives every page a title and a description of its own', () => {
    expect(new Set(pages.map((page) => page.root.querySelector('title')?.text)).size).toBe(
      pages.length,
    );
    const descriptions = pages.map((page) =>
      page.root.querySelector('meta[name="description"]')?.getAttribute('content'),
    );
    expect(new Set(descriptions).size).toBe(pages.length);
  });

  it('names one canonical address a page, under the address of the site', () => {
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
      [routes.landing, routes.login, routes.facultyLogin]
        .map((route) => `${site.siteUrl}${basePath}${route}`)
        .sort(),
    );
  });

  it('asks no other host for anything when a page loads', () => {
    for (const page of pages) {
      const loaded = page.root
        .querySelectorAll('link[rel="stylesheet"], link[rel="preload"], img, source, iframe')
        .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '');
      expect(loaded.filter((address) => /^(?:https?:)?\/\//.test(address))).toEqual([]);
    }
  });
});
