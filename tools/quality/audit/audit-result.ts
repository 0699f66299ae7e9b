import { isPageData } from '@/tools/file/listed-file';
import type { MeasureName, Reading } from './measure';

/** The fields of a Lighthouse audit that are read. */
export interface AuditOutcome {
  id: string;
  title: string;
  score: number | null;
  numericValue?: number;
  displayValue?: string;
  explanation?: string;
  errorMessage?: string;
  details?: unknown;
}

/** The fields of a Lighthouse category that are read. */
interface Category {
  title: string;
  score: number | null;
  auditRefs: readonly { id: string; weight: number }[];
}

/** The fields of a Lighthouse result that are read. */
export interface LighthouseResult {
  lighthouseVersion: string;
  environment: { benchmarkIndex: number };
  runtimeError?: { code: string; message: string };
  categories: Readonly<Record<string, Category>>;
  audits: Readonly<Record<string, AuditOutcome>>;
}

/** The Lighthouse audit behind a measure of time or layout shift. */
export const metricAudits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
} as const satisfies Partial<Record<MeasureName, string>>;

/** A network request as Lighthouse lists it. */
interface NetworkRequest {
  url: string;
  resourceType?: string;
  mimeType?: string;
  transferSize?: number;
}

/** Why Lighthouse could not judge a page, or undefined if it could. */
export function whyUnjudged(result: LighthouseResult): string | undefined {
  if (result.runtimeError) return `${result.runtimeError.code}: ${result.runtimeError.message}`;
  const unjudged = Object.values(result.categories).find(({ score }) => score === null);
  if (unjudged === undefined) return undefined;
  const reasons = unjudged.auditRefs.flatMap(({ id }) => result.audits[id]?.errorMessage ?? []);
  return [`There is no score for ${unjudged.title}.`, ...new Set(reasons)].join(' ');
}

/** Reads the measures from a Lighthouse result; `inlineBytes` of scripts in the HTML are added to the JavaScript. */
export function readResult(result: LighthouseResult, inlineBytes: number): Reading {
  const points = (id: string) => Math.round((result.categories[id]?.score ?? Number.NaN) * 100);
  const value = (id: string) => result.audits[id]?.numericValue ?? Number.NaN;
  const requests = sentOverHttp(result);
  const bytes = (some: readonly NetworkRequest[]) =>
    some.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    bestPractices: points('best-practices'),
    seo: points('seo'),
    fcp: Math.round(value(metricAudits.fcp)),
    lcp: Math.round(value(metricAudits.lcp)),
    tbt: Math.round(value(metricAudits.tbt)),
    // Three digits, as Lighthouse shows it.
    cls: Math.round(value(metricAudits.cls) * 1000) / 1000,
    speedIndex: Math.round(value(metricAudits.speedIndex)),
    html: bytes(requests.filter(({ resourceType }) => resourceType === 'Document')),
    fonts: bytes(requests.filter(({ resourceType }) => resourceType === 'Font')),
    javascript: bytes(requests.filter(isScript)) + inlineBytes,
    total: bytes(requests),
    requests: requests.length,
  };
}

function sentOverHttp(result: LighthouseResult): NetworkRequest[] {
  const details = result.audits['network-requests']?.details as
    { items: NetworkRequest[] } | undefined;
  if (details === undefined) throw new Error('Lighthouse listed no network requests.');
  return details.items.filter(({ url }) => /^https?:/.test(url));
}

/**
 * A preloaded script has a different resource type, so the media type is checked too. The data of a page counts, because
 * the empty export has it in inline scripts.
 */
function isScript({ url, resourceType, mimeType = '' }: NetworkRequest): boolean {
  return isPageData(url) || resourceType === 'Script' || /javascript|ecmascript/.test(mimeType);
}
