import { portalRoutes, routes, staticRoutes } from '@/lib/site/routes';
import type { Budget } from './budget';

/** The folder a page is served from: the product, or one of the two floors it is compared with. */
export type AuditSite = 'product' | 'handWritten' | 'emptyExport';

/** A page that the audit measures; one without a budget is only compared with. */
export interface AuditPage {
  /** What `--only` calls it. */
  name: string;
  title: string;
  site: AuditSite;
  path: string;
  budget?: Budget;
  /** Lighthouse audits that the page is not judged by, because it breaks them on purpose. */
  without?: readonly string[];
}

/** The page tells search engines not to list it. */
const unlisted = ['is-crawlable'];

/** What a page without framework scripts must keep. */
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

/** What a page with the framework must keep; its JavaScript is judged against an empty export by the bench. */
const portalBudget: Budget = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  cls: 0.01,
};

/** The pages of the product, with a budget each. */
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
];

/** The least a page can cost: without a framework, and with the framework alone. */
export const baselinePages = [
  { name: 'handWritten', title: 'Hand-written page', site: 'handWritten', path: '/' },
  { name: 'emptyExport', title: 'Empty Next.js export', site: 'emptyExport', path: '/' },
] as const satisfies readonly AuditPage[];

/** Everything that the audit measures, in the order of its table. */
export const auditPages: readonly AuditPage[] = [...productPages, ...baselinePages];
