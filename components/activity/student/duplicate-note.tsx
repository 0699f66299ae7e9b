import type { Duplicate } from '@/components/activity/model/duplicate';
import { CheckboxField } from '@/components/form/checkbox-field';
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
  useAnnounced(text, { first: true });
  return (
    <div className="grid gap-2 rounded-control bg-pending-fill px-4 py-3 text-note text-pending">
      <p className="wrap-anywhere">{text} A certificate counts once.</p>
      <CheckboxField
        id={id}
        label="This is another activity"
        error={error}
        checked={isOther}
        onChange={onChange}
      />
    </div>
  );
}
