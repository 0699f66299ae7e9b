import type { HelpRules } from '@/content/schema/academic';
import type { CountedStudent } from '@/components/roll-call/model/register-counts';
import { normalizeId } from '@/lib/record/person';
import type { StoredRecords } from '@/lib/store/record';
import { compareText } from '@/lib/text/compare-text';
import { helpReasons, reasonText, type HelpReason } from './help-reason';

/** A reason of a student, and the sections that it is in. */
interface RowReason extends HelpReason {
  sections: readonly string[];
}

/** A student of the register with the reasons in all sections of the teacher. */
export interface HelpRow {
  /** The roll number as it is compared. */
  id: string;
  name: string;
  rollNumber: string;
  sections: readonly string[];
  reasons: readonly RowReason[];
}

/** The students of a register without the missing work that this device received as a file. */
export function withoutReceived(
  students: readonly CountedStudent[],
  received: StoredRecords<'received'>,
): readonly CountedStudent[] {
  if (received.size === 0) return students;
  const handedIn = new Set(
    [...received.values()].map(({ student, name }) => workKey(student, name)),
  );
  return students.map((student) => {
    const missing = student.missing?.filter((work) => !handedIn.has(workKey(student, work.name)));
    return missing ? { ...student, missing } : student;
  });
}

/**
 * One row a student, those with most reasons first. A register lists a student of two sections twice; a reason that both
 * have is shown once.
 */
export function helpRows(students: readonly CountedStudent[], rules: HelpRules): HelpRow[] {
  const rows = new Map<string, HelpRow>();
  for (const student of students) {
    const { name, rollNumber, section } = student;
    const id = normalizeId(rollNumber);
    const row = rows.get(id) ?? { id, name, rollNumber, sections: [], reasons: [] };
    const reasons = helpReasons(student, rules);
    rows.set(id, {
      ...row,
      sections: [...new Set([...row.sections, section])],
      reasons: withReasons(row.reasons, reasons, section),
    });
  }
  return inOrder([...rows.values()]);
}

const workKey = ({ rollNumber }: { rollNumber: string }, name: string) =>
  `${normalizeId(rollNumber)}\n${name}`;

function withReasons(
  known: readonly RowReason[],
  reasons: readonly HelpReason[],
  section: string,
): RowReason[] {
  const texts = new Map(reasons.map((reason) => [reasonText(reason), reason]));
  const both = known.map((reason) => {
    const text = reasonText(reason);
    if (!texts.delete(text)) return reason;
    return { ...reason, sections: [...reason.sections, section] };
  });
  return [...both, ...[...texts.values()].map((reason) => ({ ...reason, sections: [section] }))];
}

function inOrder(rows: HelpRow[]): HelpRow[] {
  return rows.sort(
    (one, other) =>
      other.reasons.length - one.reasons.length ||
      compareText(one.name, other.name) ||
      compareText(one.rollNumber, other.rollNumber),
  );
}

/** The sections to name before what holds for some; empty if it holds for all that are shown of the student. */
export function namedSections(
  row: Pick<HelpRow, 'sections'>,
  { sections = row.sections }: { sections?: readonly string[] | undefined },
  section: string | null,
): string {
  return section === null && sections.length < row.sections.length ? sections.join(', ') : '';
}
