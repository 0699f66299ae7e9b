import { CheckIcon } from '@heroicons/react/16/solid';

const checks = ['Sources are cited', 'Quotations are marked', 'The rest is original'];

/** A page of writing with one highlighted line, and the checks. */
export function CheckerPreview() {
  return (
    <div className="flex flex-wrap items-center gap-5">
      <svg viewBox="0 0 96 120" aria-hidden="true" className="w-22 shrink-0">
        <path
          d="M1.5 8a6.5 6.5 0 0 1 6.5-6.5h58L94.5 29v83a6.5 6.5 0 0 1-6.5 6.5H8A6.5 6.5 0 0 1 1.5 112ZM66 1.5V22a7 7 0 0 0 7 7h21.5"
          className="fill-canvas stroke-control"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        <path
          d="M16 24h34M16 44h62M16 57h54M16 89h62M16 102h38"
          className="stroke-control"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path d="M12 65h72v13H12z" className="fill-accent" />
        <path d="M16 71.5h62" className="stroke-on-accent" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <ul className="space-y-2.5 text-note font-medium">
        {checks.map((check) => (
          <li key={check} className="flex gap-2">
            <CheckIcon className="mt-0.5 size-4 shrink-0 text-approved" aria-hidden="true" />
            {check}
          </li>
        ))}
      </ul>
    </div>
  );
}
