/**
 * Reports of the comparison of texts. A student's own check stores nothing.
 *
 * | Written                           | By      | Stored in          | Undone by           |
 * | --------------------------------- | ------- | ------------------ | ------------------- |
 * | report, with all compared texts   | teacher | comparisons, files | Undo, or its Delete |
 * | deletion of a report              | teacher | comparisons, files | Undo                |
 */
import * as v from 'valibot';
import { limits } from '@/content/schema/limits';
import { deflate, inflateText } from '@/lib/file/deflate';
import { toStoredPdf } from '@/lib/file/stored-pdf';
import { toFileRecord } from '@/lib/store/file';
import { now, put, type Change, type Records } from '@/lib/store/record';
import type { ComparisonReport } from './report';
import { leftOutKinds, noteKinds, readProblems } from './text';

/** A report that is stored with its assignment. */
export type StoredComparison = Records['comparisons'];

/** The report is larger than a stored file may be. */
export class ReportTooLarge extends Error {}

/** The changes that store a report with its assignment. Throws ReportTooLarge. */
export async function storeReportChanges(
  id: string,
  assignment: string,
  report: ComparisonReport,
): Promise<Change[]> {
  const file = await toReportFile(report);
  if (file.size > limits.file.size) throw new ReportTooLarge();
  return [
    put('files', file),
    put('comparisons', {
      id,
      at: now(),
      assignment,
      name: report.name.slice(0, limits.assignment.name),
      texts: report.files.filter(({ role }) => role === 'work').length,
      pairs: report.comparison.pairs.length,
      report: toStoredPdf(file),
    }),
  ];
}

/** The most text that a stored report may have, in bytes. */
const maxSize = 64 * 1024 * 1024;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const range = { start: count, end: count };
const two = v.strictObject({ first: count, second: count });

const textFile = v.strictObject({
  id: v.string(),
  name: v.string(),
  role: v.picklist(['work', 'template', 'source']),
  owner: v.string(),
  person: v.optional(v.string()),
  ways: v.optional(v.array(v.string())),
  pages: v.array(
    v.strictObject({
      number: count,
      text: v.string(),
      hidden: v.optional(v.string()),
      unread: v.optional(v.picklist(['picture', 'font'])),
    }),
  ),
});

const reason = v.picklist(leftOutKinds);

const comparison = v.strictObject({
  pairs: v.array(
    v.strictObject({
      first: v.string(),
      second: v.string(),
      passages: v.array(
        v.strictObject({ first: v.strictObject(range), second: v.strictObject(range) }),
      ),
      passagesInAll: v.optional(count),
      shared: two,
      compared: two,
    }),
  ),
  leftOut: v.record(
    v.string(),
    v.array(
      v.strictObject({
        ...range,
        reason,
        texts: v.optional(count),
        passage: v.optional(v.pipe(v.number(), v.integer())),
      }),
    ),
  ),
  notes: v.array(
    v.strictObject({
      file: v.string(),
      kind: v.picklist(noteKinds),
      count,
      examples: v.array(v.string()),
    }),
  ),
  words: v.record(v.string(), count),
});

/** A stored report; it may come from a backup, so nothing in it is trusted. */
const schema = v.strictObject({
  name: v.string(),
  at: v.string(),
  files: v.array(textFile),
  unread: v.array(v.strictObject({ name: v.string(), fault: v.picklist(readProblems) })),
  assignment: v.string(),
  choice: v.strictObject({
    template: v.boolean(),
    quotation: v.boolean(),
    bibliography: v.boolean(),
    contents: v.boolean(),
    assignment: v.boolean(),
    shared: v.optional(v.boolean(), false),
  }),
  comparison,
  isInvented: v.boolean(),
});

/** The report as a compressed file. */
export async function toReportFile(report: ComparisonReport): Promise<Records['files']> {
  const bytes = await deflate(new Blob([JSON.stringify(report)]));
  return toFileRecord(new Blob([bytes]), 'comparison.json.deflate');
}

/** The report in a stored file; null if it is damaged. */
export async function readReportFile(blob: Blob): Promise<ComparisonReport | null> {
  try {
    const text = await inflateText(new Uint8Array(await blob.arrayBuffer()), maxSize);
    const result = v.safeParse(schema, JSON.parse(text));
    return result.success ? (result.output as ComparisonReport) : null;
  } catch {
    return null;
  }
}
