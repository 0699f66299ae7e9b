import { LockClosedIcon } from '@heroicons/react/16/solid';

const promises = ['No database', 'No cookies', 'No requests to other sites', 'No stored passwords'];

/** What the platform does not have or do. */
export function SecurityPreview() {
  return (
    <ul className="grid gap-x-8 gap-y-2.5 font-medium sm:grid-cols-2">
      {promises.map((promise) => (
        <li key={promise} className="flex gap-2.5">
          <LockClosedIcon className="mt-1 size-4 shrink-0 text-brand" aria-hidden="true" />
          {promise}
        </li>
      ))}
    </ul>
  );
}
