import { useAnnounced } from '@/components/ui/use-announced';
import { madeText } from './exchange-copy';
import type { SaveResult } from './exchange-save';

interface ExchangeSavedProps {
  /** Null until the first attempt. */
  saved: SaveResult | null;
  /** What to do with the file next. */
  nextStep: string;
}

/** The result of creating a file, announced to screen readers. */
export function ExchangeSaved({ saved, nextStep }: ExchangeSavedProps) {
  const made = saved && 'name' in saved ? madeText(saved) : '';
  const failed = 'No file was made.';
  const problems = saved && 'problems' in saved ? saved.problems : [];
  useAnnounced(made && `${made} ${nextStep}`);
  useAnnounced(problems.length > 0 ? [failed, ...problems].join(' ') : '', { urgent: true });
  if (made)
    return (
      <div className="rounded-control bg-brand-soft px-4 py-3 text-note">
        <p className="font-semibold wrap-anywhere">{made}</p>
        <p>{nextStep}</p>
      </div>
    );
  if (problems.length === 0) return null;
  return (
    <div className="rounded-control border border-rejected bg-rejected-fill px-4 py-3 text-note text-rejected">
      <p className="font-semibold">{failed}</p>
      {problems.map((problem) => (
        <p key={problem} className="wrap-anywhere">
          {problem}
        </p>
      ))}
    </div>
  );
}
