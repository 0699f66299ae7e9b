import { formatScore } from '@/components/assignment/model/assignment';
import { PdfList } from '@/components/file/pdf-list';
import { FactList } from '@/components/page/fact-list';
import { WrittenText } from '@/components/page/written-text';
import type { StoredPdf } from '@/lib/file/stored-pdf';
import type { OwnAssignment } from '@/lib/store/use-list';
import { formatDay, formatMinute } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';

interface AssignmentRecordProps {
  assignment: OwnAssignment;
  /** Closed, handed in or done; null for one that is still open. */
  state: string | null;
}

/** The details of an assignment: its facts, instructions and files. */
export function AssignmentRecord({ assignment, state }: AssignmentRecordProps) {
  const { subject, section, due, by, description, files = [] } = assignment;
  const { instructions = description, maximum } = assignment;
  const hasResult = assignment.score !== undefined || assignment.grade !== undefined;
  const facts = [
    { term: 'Subject', value: subject },
    { term: 'Section', value: section },
    { term: 'Due', value: due && formatDay(due) },
    { term: 'Set by', value: by },
    { term: 'State', value: state },
    { term: 'Result', value: hasResult && formatScore(assignment) },
    { term: 'Maximum', value: !hasResult && maximum !== undefined && formatScore({ maximum }) },
  ].filter(({ value }) => value);
  return (
    <div className="grid gap-5">
      <FactList facts={facts} />
      {instructions && (
        <section className="grid gap-1.5">
          <h3 className="text-note">Instructions</h3>
          <WrittenText className="text-note whitespace-pre-line wrap-anywhere">
            {instructions}
          </WrittenText>
        </section>
      )}
      {files.length > 0 && (
        <section className="grid gap-1.5">
          <h3 className="text-note">{files.length === 1 ? 'File' : 'Files'}</h3>
          <PdfList files={files} />
        </section>
      )}
    </div>
  );
}

interface HandinReceiptProps {
  /** The moment of the submission. */
  at: string;
  file: StoredPdf;
  /** Its place, such as "With Dr. Shetty". */
  place?: string;
}

/** The submitted file and its time, with the SHA-256 that identifies its content. */
export function HandinReceipt({ at, file, place }: HandinReceiptProps) {
  return (
    <div className="grid gap-2 text-note">
      <p>
        Handed in <time dateTime={at}>{formatMinute(minuteOf(at))}</time>.{place && ` ${place}.`}
      </p>
      <PdfList files={[file]} />
      <p className="text-small break-all text-muted">SHA-256 {file.sha256}</p>
    </div>
  );
}
