import type { ReviewStudent } from '@/components/activity/model/review';
import { LettersDialog } from '@/components/drop/letters-dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import type { FacultyAssignment } from '@/content/schema/faculty/assignment';
import { useWork } from './use-work';

interface WorkLettersProps extends LazyDialogProps {
  items: readonly FacultyAssignment[];
  students: readonly ReviewStudent[];
}

/** Imports the work that came in letters. */
export function WorkLetters({ items, students, onClose }: WorkLettersProps) {
  const work = useWork(items, students);
  return <LettersDialog kind="handins" title="New work" {...{ students, onClose }} {...work} />;
}
