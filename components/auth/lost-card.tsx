import { linkClass } from './link-class';

/** Says who prints a new card. */
export function LostCard({ email }: { email: string }) {
  return (
    <p className="min-w-0">
      Lost the card? Ask{' '}
      <a href={`mailto:${email}`} className={`${linkClass} wrap-anywhere`}>
        {email}
      </a>
    </p>
  );
}
