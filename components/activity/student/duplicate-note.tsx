import type { Duplicate } from '@/components/activity/model/duplicate';
import { useAnnounced } from '@/components/ui/use-announced';

interface DuplicateNoteProps {
  id: string;
  duplicate: Duplicate;
  /** Whether the student says that it is another activity. */
  isOther: boolean;
  error: string | null | undefined;
  onChange: (isOther: boolean) => void;
}

/** Says that the same certificate was submitted before. The student can say that it is another activity. */
export function DuplicateNote({ id, duplicate, isOther, error, onChange }: DuplicateNoteProps) {
  const { activity, reason } = duplicate;
  const same = reason === 'file' ? 'the same file' : 'the same name, issuing body and date';
  const text = `“${activity.name}” (${activity.status}) has ${same}.`;
  useAnnounced(text);
  return (
    <div className="grid gap-2 rounded-control bg-pending-fill px-4 py-3 text-note text-pending">
      <p className="wrap-anywhere">{text} A certificate counts once.</p>
      {error && (
        <p id={`${id}-error`} className="font-medium text-rejected">
          {error}
        </p>
      )}
      <label className="flex min-h-6 items-start gap-2.5 font-semibold">
        <input
          id={id}
          type="checkbox"
          checked={isOther}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
          className="mt-0.5 size-5 shrink-0 accent-brand"
        />
        This is another activity
      </label>
    </div>
  );
}
