import { Button } from '@/components/ui/button';
import { formatDay } from '@/lib/time/date';
import { deleteContact } from './contact-action';
import { contactLabels, type Contact } from './model/contact';

/** What was done for a student, newest first. */
export function ContactHistory({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-lead">What you did</h3>
      <ul aria-label="What you did" className="border-y border-line">
        {contacts.map((contact) => (
          <Entry key={contact.id} contact={contact} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ contact }: { contact: Contact }) {
  const { kind, day, text } = contact;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-note">
          <span className="font-semibold">{contactLabels[kind]}</span>,{' '}
          <time dateTime={day} className="text-muted">
            {formatDay(day)}
          </time>
        </p>
        {text && (
          <p dir="auto" className="mt-0.5 text-note whitespace-pre-line wrap-anywhere">
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
