import { useAnnounced } from '@/components/ui/use-announced';
import { madeText, type LetterResult, type SaveResult } from './exchange-save';

interface ExchangeSavedProps {
  /** Null until the first attempt. */
  saved: SaveResult | LetterResult | null;
  /** The next step with the file. */
  nextStep: string;
}

/** The result of creating a file or a letter, announced to screen readers. */
export function ExchangeSaved({ saved, nextStep }: ExchangeSavedProps) {
  const made = textOf(saved);
  const next = saved && 'name' in saved ? nextStep : '';
  const failed = saved && 'isLetter' in saved ? 'It was not sent.' : 'No file was made.';
  const problems = saved && 'problems' in saved ? saved.problems : [];
  useAnnounced(`${made} ${next}`.trim());
  useAnnounced(problems.length > 0 ? [failed, ...problems].join(' ') : '', { urgent: true });
  if (made)
    return (
      <div className="rounded-control bg-brand-soft px-4 py-3 text-note">
        <p className="font-semibold wrap-anywhere">{made}</p>
        {next && <p>{next}</p>}
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

function textOf(saved: ExchangeSavedProps['saved']): string {
  if (!saved || 'problems' in saved) return '';
  return 'name' in saved ? madeText(saved) : saved.letter;
}
