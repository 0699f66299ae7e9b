import { signIn } from '@/content/marketing';
import { portalRoutes, routes, staticRoutes } from '@/lib/site/routes';
import type { Budget } from './budget';
import type { SignedInPerson } from './person';

/** The folder a page is served from: the product, or one of the two baselines. */
export type AuditSite = 'product' | 'handWritten' | 'emptyExport';

/** A page that the audit measures; a page without a budget is only for comparison. */
export interface AuditPage {
  /** The name of the page in `--only`. */
  name: string;
  title: string;
  site: AuditSite;
  path: string;
  budget?: Budget;
  /** Lighthouse audits that are skipped because the page breaks them on purpose. */
  without?: readonly string[];
  /** The person whose record and copy of the page the browser has stored on an earlier visit. */
  person?: SignedInPerson;
  /** The name of the page whose LCP in the same run is about the limit of this page. */
  lcpLike?: string;
}

/** The page asks search engines not to list it. */
const unlisted = ['is-crawlable'];

/** The budget of a page without framework scripts. */
const publicBudget: Budget = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 1600,
  tbt: 0,
  cls: 0,
  javascript: 3_000,
  total: 160_000,
};

/** The budget of a page with the framework; the bench compares its first JavaScript with an empty export. */
const portalBudget: Budget = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  cls: 0.01,
  html: 17_000,
  fonts: 40_000,
  javascript: 173_000,
  total: 245_000,
};

/** The budget of a signed-in page, which also fetches the code that opens the record: 1.30 times the empty export. */
const signedInBudget: Budget = { ...portalBudget, javascript: 176_500, total: 250_000 };

/** A page on a later visit of an invented person; none on a site without such people. */
function onLaterVisit(
  name: 'dashboard' | 'facultyDashboard',
  login: 'login' | 'facultyLogin',
  [person]: readonly Omit<SignedInPerson, 'login'>[],
): AuditPage[] {
  if (!person) return [];
  const path = routes[name];
  return [
    {
      name: `${name}SignedIn`,
      title: `${path} signed in`,
      site: 'product',
      path,
      budget: signedInBudget,
      without: unlisted,
      person: { ...person, login: routes[login] },
      lcpLike: name,
    },
  ];
}

const productPages: readonly AuditPage[] = [
  ...staticRoutes.map((name): AuditPage => {
    const path = routes[name];
    return { name, title: path, site: 'product', path, budget: publicBudget };
  }),
  {
    name: 'notFound',
    title: '/404.html',
    site: 'product',
    path: '/404.html',
    budget: publicBudget,
    without: unlisted,
  },
  ...portalRoutes.map((name): AuditPage => {
    const path = routes[name];
    return { name, title: path, site: 'product', path, budget: portalBudget, without: unlisted };
  }),
  ...onLaterVisit('dashboard', 'login', signIn.student.people),
  ...onLaterVisit('facultyDashboard', 'facultyLogin', signIn.faculty.people),
];

/** The minimum cost of a page: without a framework, and with the framework alone. */
export const baselinePages = [
  { name: 'handWritten', title: 'Hand-written page', site: 'handWritten', path: '/' },
  { name: 'emptyExport', title: 'Empty Next.js export', site: 'emptyExport', path: '/' },
] as const satisfies readonly AuditPage[];

/** All measured pages, in table order. */
export const auditPages: readonly AuditPage[] = [...productPages, ...baselinePages];
