import type { Saved } from './exchange-save';

interface ExchangeSavedProps {
  /** Null while nothing was made. */
  saved: Saved | null;
  /** What to do with the file now. */
  todo: string;
}

/** What came of making a file, read out as it comes. */
export function ExchangeSaved({ saved, todo }: ExchangeSavedProps) {
  return (
    <>
      <div role="status" className="empty:hidden">
        {saved && 'name' in saved && (
          <div className="rounded-control bg-brand-soft px-4 py-3 text-note">
            <p className="font-semibold wrap-anywhere">
              {saved.name} was made on this device and given to your browser to save.
            </p>
            <p>{todo}</p>
          </div>
        )}
      </div>
      <div role="alert" className="empty:hidden">
        {saved && 'problems' in saved && (
          <div className="rounded-control border border-rejected bg-rejected-fill px-4 py-3 text-note text-rejected">
            <p className="font-semibold">No file was made.</p>
            {saved.problems.map((problem) => (
              <p key={problem} className="wrap-anywhere">
                {problem}
              </p>
            ))}
          </div>
        )}
      </div>
    </>
  );
}
