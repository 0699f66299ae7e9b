import { contactLabels, type Contact } from '@/components/progress/model/contact';
import { dueText } from '@/components/progress/model/help-reason';
import { namedSections } from '@/components/progress/model/help-row';
import { ShortDay } from '@/components/page/short-day';
import type { ProgressRow } from '@/components/progress/model/progress-row';
import { Button } from '@/components/ui/button';
import { deleteWithUndo } from '@/lib/store/deletion';
import { remove } from '@/lib/store/record';
import { formatDay } from '@/lib/time/date';

interface StudentDetailsProps {
  row: ProgressRow;
  /** The section that is shown; null for all. */
  section: string | null;
}

/** Why a student is listed and what is missing, in sentences, and what the teacher did. */
export function StudentDetails({ row, section }: StudentDetailsProps) {
  const { name, reasons, gaps, contacts } = row;
  const explained = reasons.map(({ missing, ...reason }) => ({
    ...reason,
    items: missing.map((work) => ({ name: work.name, note: dueText(work) })),
  }));
  return (
    // As wide as the inside of the card, also where the table is wider and scrolls.
    <div className="sticky start-0 grid w-[calc(100cqi-2.625rem)] gap-x-8 gap-y-4 py-3 text-note @3xl:grid-cols-3">
      <Part title="Reasons" label={`Reasons of ${name}`} none="No reason by the college’s rules.">
        {explained.map((one) => (
          <Sentence key={`${one.rule} ${one.sections.join()}`} {...{ row, section, ...one }} />
        ))}
      </Part>
      <Part title="Gaps" label={`What ${name} lacks`} none="Complete.">
        {gaps.map((one) => (
          <Sentence key={one.text} {...{ row, section, ...one }} />
        ))}
      </Part>
      <Part title="What you did" label={`What you did for ${name}`} none="No contact yet.">
        {contacts.map((contact) => (
          <ContactEntry key={contact.id} contact={contact} />
        ))}
      </Part>
    </div>
  );
}

interface PartProps {
  title: string;
  label: string;
  none: string;
  children: readonly React.ReactNode[];
}

function Part({ title, label, none, children }: PartProps) {
  return (
    <section className="min-w-0">
      <h3 className="text-note text-muted">{title}</h3>
      {children.length > 0 ? (
        <ul aria-label={label} className="mt-1 grid gap-1.5">
          {children}
        </ul>
      ) : (
        <p className="mt-1">{none}</p>
      )}
    </section>
  );
}

/** How many names a sentence has on the screen. */
const namedCount = 5;

interface SentenceProps extends StudentDetailsProps {
  text: string;
  items: readonly { name: string; note: string }[];
  sections?: readonly string[];
}

function Sentence({ row, section, text, items, sections }: SentenceProps) {
  const named = namedSections(row, { sections }, section);
  const more = items.length - namedCount;
  return (
    <li className="text-pretty wrap-anywhere">
      {named && (
        <>
          <bdi className="font-semibold">{named}</bdi>:{' '}
        </>
      )}
      {text}
      {items.length > 0 && ': '}
      {items.slice(0, namedCount).map(({ name, note }, index) => (
        <span key={index}>
          {index > 0 && '; '}
          <bdi>{name}</bdi>
          {note && <span className="text-muted"> ({note})</span>}
        </span>
      ))}
      {more > 0 && ` and ${more} more`}.
    </li>
  );
}

function ContactEntry({ contact }: { contact: Contact }) {
  const { kind, day, followUp, text } = contact;
  return (
    <li className="flex items-start justify-between gap-3">
      <div className="min-w-0 wrap-anywhere">
        <p>
          <span className="font-semibold">{contactLabels[kind]}</span>, <ShortDay day={day} />
          {followUp && (
            <>
              {'; look again on '}
              <ShortDay day={followUp} />
            </>
          )}
        </p>
        {text && (
          <p dir="auto" className="whitespace-pre-line">
            {text}
          </p>
        )}
      </div>
      <Button
        aria-label={`Delete: ${contactLabels[kind]}, ${formatDay(day)}`}
        onClick={() => void deleteContact(contact).catch(() => {})}
      >
        Delete
      </Button>
    </li>
  );
}

function deleteContact({ id, kind, day, student }: Contact): Promise<void> {
  const name = `${contactLabels[kind]}, ${formatDay(day)}`;
  const text = `${name} (${student.name}) is deleted from this device.`;
  return deleteWithUndo([remove('contacts', id)], { name, text });
}
