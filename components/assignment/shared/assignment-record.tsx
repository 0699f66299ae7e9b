import { formatScore } from '@/components/assignment/model/assignment';
import { PdfList } from '@/components/file/pdf-list';
import { FactList } from '@/components/page/fact-list';
import { WrittenText } from '@/components/page/written-text';
import type { OwnAssignment } from '@/lib/store/use-list';
import { formatDay } from '@/lib/time/date';

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
