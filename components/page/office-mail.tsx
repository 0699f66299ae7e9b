import { cornerLinkClass } from '@/components/ui/button';

/** A link that writes an email to the records office. */
export function OfficeMail({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className={cornerLinkClass}>
      Email the office
    </a>
  );
}
