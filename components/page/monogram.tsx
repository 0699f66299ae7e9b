import { initialOf } from '@/lib/text/initial';

/** The initials of a person, in place of a photo. */
export function Monogram({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-9 max-[20rem]:hidden shrink-0 place-items-center rounded-full bg-brand-soft text-small font-semibold text-brand forced-colors:border"
    >
      {initialOf(name)}
    </span>
  );
}
