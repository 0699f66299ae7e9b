import { buttonClass } from '@/components/ui/button';

/** Opens a mail to the office that keeps the records. */
export function OfficeMail({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className={buttonClass()}>
      Write to the office
    </a>
  );
}
