import type { ReviewRow } from '@/components/activity/model/review';
import { isNewRow } from '@/components/activity/model/review-order';
import { now } from '@/lib/store/record';

interface StudentNameProps {
  row: ReviewRow;
  onDetails: (row: ReviewRow) => void;
}

/** The student of a row, with what was submitted; a press opens the details. */
export function StudentName({ row, onDetails }: StudentNameProps) {
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => onDetails(row)}
        className="-my-2 min-h-10 rounded-control py-2 text-start font-semibold underline-offset-4 hover:text-brand hover:underline pointer-coarse:min-h-11 no-js:hidden"
      >
        <bdi>{row.student}</bdi>
        {row.submitted && (
          <>
            {' '}
            <span className="block text-note font-normal">
              <bdi>{row.submitted.name}</bdi>
            </span>
          </>
        )}
      </button>
      <bdi className="hidden no-js:inline">{row.student}</bdi>
      <RowDetails row={row} />
    </>
  );
}

const sourceLabels = {
  register: null,
  activity: 'on this device',
  record: "in the student's record",
  submission: 'from a file',
} as const;

/** Shown below the name: the columns a phone leaves out, and where the row comes from. */
function RowDetails({ row }: { row: ReviewRow }) {
  const source = row.inRecord ? 'register' : row.source;
  const sourceLabel = row.byLetter
    ? 'by the key of the record'
    : (sourceLabels[source] ?? (row.steps.length > 0 ? 'decided on this device' : null));
  return (
    <>
      <span className="mt-0.5 block text-note font-normal text-muted @lg:hidden">
        <span className="sr-only">Certifications by </span>
        <bdi>{row.certificationBy}</bdi>
        <span className="sr-only">, roll no</span> <span className="block">{row.rollNumber}</span>
      </span>
      {sourceLabel && (
        <span className="block text-small font-normal text-muted">
          {isNewRow(row, now()) && (
            <>
              <span className="me-1 rounded-full bg-accent px-2 py-0.5 font-semibold text-on-accent forced-colors:border">
                New
              </span>{' '}
            </>
          )}
          {sourceLabel}
        </span>
      )}
    </>
  );
}
