import { buttonClass } from '@/components/ui/button';
import type { Handin } from '@/lib/handin';

async function run(deed: 'saveHere' | 'takeBackHere', handin: Handin) {
  const part = await import('./handin-deed');
  await part[deed](handin).catch(() => {});
}

/** What was handed in for assignments that are not there any more; it stays the student's until it is removed. */
export function OrphanList({ handins }: { handins: readonly Handin[] }) {
  if (handins.length === 0) return null;
  return (
    <details className="mt-4 print:hidden">
      <summary className="flex min-h-10 w-fit items-center gap-2 rounded-control pe-2 text-note font-semibold text-muted hover:text-brand pointer-coarse:min-h-11">
        Handed in for assignments that were taken back ({handins.length})
      </summary>
      <ul aria-label="Handed in earlier" className="divide-y divide-line">
        {handins.map((handin) => (
          <li
            key={handin.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5"
          >
            <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
              <span className="font-semibold">{handin.name}</span>{' '}
              <span className="text-note text-muted">{handin.file?.name}</span>
            </span>
            <span className="flex flex-wrap gap-2">
              <button
                type="button"
                aria-label={`Download ${handin.file?.name}`}
                onClick={() => void run('saveHere', handin)}
                className={buttonClass()}
              >
                Download
              </button>
              <button
                type="button"
                aria-label={`Remove ${handin.file?.name}`}
                onClick={() => void run('takeBackHere', handin)}
                className={buttonClass()}
              >
                Remove
              </button>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
