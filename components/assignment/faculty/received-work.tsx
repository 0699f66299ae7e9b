import { useState } from 'react';
import { PdfList } from '@/components/file/pdf-list';
import { ConfirmDelete } from '@/components/list/confirm-delete';
import { Button } from '@/components/ui/button';
import { deleteWithUndo } from '@/lib/store/deletion';
import { remove, type Records } from '@/lib/store/record';
import { useRecords } from '@/lib/store/use-records';
import { compareText } from '@/lib/text/compare-text';
import { formatMinute } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';

/** The work received by file for an assignment, sorted by student name. */
export function ReceivedWork({ assignment }: { assignment: string }) {
  const received = [...useRecords('received').values()]
    .filter((work) => work.assignment === assignment)
    .sort((one, other) => compareText(one.student.name, other.student.name));
  if (received.length === 0) return null;
  return (
    <section className="grid gap-1.5">
      <h3 className="text-note">Handed in by file</h3>
      <ul aria-label="Handed in by file" className="divide-y divide-line border-y border-line">
        {received.map((work) => (
          <Work key={work.id} work={work} />
        ))}
      </ul>
    </section>
  );
}

function Work({ work }: { work: Records['received'] }) {
  const { student, handedIn, file, letter } = work;
  const [asked, setAsked] = useState(false);
  const name = `the work of ${student.name}`;
  const takeAway = () =>
    void deleteWithUndo([remove('received', work.id)], {
      name: `${file.name} of ${student.name}`,
      text: `The work of ${student.name} is removed from this device.`,
    }).catch(() => {});
  if (asked)
    return (
      <li className="py-3">
        <ConfirmDelete onDelete={takeAway} onCancel={() => setAsked(false)}>
          <p>
            Delete {name}, {file.name}, from this device?
          </p>
        </ConfirmDelete>
      </li>
    );
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 grow text-note">
          <bdi className="font-semibold wrap-anywhere">{student.name}</bdi>{' '}
          <span className="text-muted">
            {student.rollNumber},{' '}
            <time dateTime={handedIn}>{formatMinute(minuteOf(handedIn))}</time>
          </span>
        </p>
        <Button aria-label={`Remove the work of ${student.name}`} onClick={() => setAsked(true)}>
          Remove
        </Button>
      </div>
      <PdfList files={[file]} />
      <p className="text-small break-all text-muted">SHA-256 {file.sha256}</p>
      {letter && <Receipt letter={letter} />}
    </li>
  );
}

/** Shows what became of the receipt that this device sends by itself for work in a letter. */
function Receipt({ letter }: { letter: string }) {
  const receipt = [...useRecords('letters').values()].find(
    (one) => one.direction === 'out' && one.kind === 'received' && one.re === letter,
  );
  const text = !receipt
    ? 'The receipt is sent.'
    : receipt.state === 'failed'
      ? 'The receipt could not be sent.'
      : 'The receipt waits to be sent.';
  return <p className="text-small text-muted">It came in a letter. {text}</p>;
}
