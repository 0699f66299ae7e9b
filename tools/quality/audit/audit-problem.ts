import type { MeasureName } from './measure';
import { metricAudits, type AuditOutcome, type LighthouseResult } from './audit-result';

/** An audit that cost a page points or broke a limit, with the details needed to fix it. */
interface AuditProblem {
  id: string;
  title: string;
  category: string;
  /** What Lighthouse reports: the value, the reason, and the elements or files. */
  details: readonly string[];
}

/** Audits that name the elements or files behind a metric, by the ID of the metric. */
const evidence: Readonly<Record<string, string>> = {
  'first-contentful-paint': 'render-blocking-resources',
  'largest-contentful-paint': 'largest-contentful-paint-element',
  'total-blocking-time': 'long-tasks',
  'cumulative-layout-shift': 'layout-shifts',
};

/** Lists what kept a category below 100, and the audits of the measures that broke their limits. */
export function findProblems(
  result: LighthouseResult,
  broken: readonly MeasureName[],
): AuditProblem[] {
  const metrics: Readonly<Partial<Record<MeasureName, string>>> = metricAudits;
  const blamed = broken.map((measure) => metrics[measure]);
  return Object.values(result.categories).flatMap(({ title, score, auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = result.audits[id];
      if (audit === undefined || weight === 0) return [];
      const costly = Math.round((score ?? 1) * 100) < 100 && (audit.score ?? 1) < 1;
      if (!costly && !blamed.includes(id)) return [];
      return { id, title: audit.title, category: title, details: detailsOf(audit, result) };
    }),
  );
}

function detailsOf(audit: AuditOutcome, { audits }: LighthouseResult): string[] {
  const helper = audits[evidence[audit.id] ?? ''];
  const names = [...new Set([...named(audit.details), ...named(helper?.details)])];
  return [audit.displayValue, audit.explanation, ...names.slice(0, 5)]
    .filter((word) => word !== undefined)
    .filter((word) => word !== '');
}

/** Finds the elements, messages and files in the details of an audit, whatever their shape. */
function named(details: unknown): string[] {
  if (typeof details !== 'object' || details === null) return [];
  if (Array.isArray(details)) return details.flatMap(named);
  const { snippet, explanation, description, url, items, node, sourceLocation } = details as Record<
    string,
    unknown
  >;
  const own = [snippet, explanation, description, url].filter((part) => typeof part === 'string');
  return [...own, ...[items, node, sourceLocation].flatMap(named)];
}
