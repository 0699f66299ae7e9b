import { useState } from 'react';
import {
  findDuplicate,
  type ActivityContent,
  type Duplicate,
} from '@/components/activity/model/activity-form';
import { Checkbox } from '@/components/ui/checkbox';
import { useAnnounced } from '@/components/ui/use-announced';
import type { Activity } from '@/lib/activity/activity';
import { useList } from '@/lib/store/use-list';

interface DuplicateNoteProps {
  id: string;
  duplicate: Duplicate;
  /** True if the student says that it is another activity. */
  isOther: boolean;
  error: string | null | undefined;
  onChange: (isOther: boolean) => void;
}

/** Says that the same certificate was submitted before. The student can say that it is another activity. */
export function DuplicateNote({ id, duplicate, isOther, error, onChange }: DuplicateNoteProps) {
  const { activity, reason } = duplicate;
  const same = reason === 'file' ? 'the same file' : 'the same name, organiser and date';
  const text = `“${activity.name}” (${activity.status}) has ${same}.`;
  useAnnounced(text, { first: true });
  return (
    <div className="grid gap-2 rounded-control bg-pending-fill px-4 py-3 text-note text-pending">
      <p className="wrap-anywhere">{text} A certificate counts once.</p>
      {error && (
        <p id={`${id}-error`} className="font-medium text-rejected">
          {error}
        </p>
      )}
      <Checkbox
        id={id}
        label="This is another activity"
        checked={isOther}
        onChange={onChange}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
    </div>
  );
}

const nameOf = ({ activity, reason }: Duplicate) => `${reason} ${activity.id}`;

/**
 * Finds the activity that is the same as the content of a form. The answer that it is another one holds for this one
 * activity only.
 */
export function useDuplicate(published: readonly Activity[], id: string | undefined) {
  const activities = useList('activities', published);
  const [other, setOther] = useState<string | null>(null);
  const find = ({ values, file }: Pick<ActivityContent, 'values' | 'file'>) => {
    const { name, issuer, date } = values;
    const duplicate = findDuplicate({ id, name, issuer, date, sha256: file?.sha256 }, activities);
    return duplicate && { duplicate, isOther: nameOf(duplicate) === other };
  };
  const answer = (duplicate: Duplicate, isOther: boolean) =>
    setOther(isOther ? nameOf(duplicate) : null);
  return { find, answer };
}
