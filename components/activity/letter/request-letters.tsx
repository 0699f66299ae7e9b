import { useRequests } from '@/components/activity/faculty/use-requests';
import type { ReviewContent } from '@/components/activity/faculty/use-review-queue';
import { LettersDialog } from '@/components/drop/letters-dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';

/** Imports the requests that came in letters. */
export function RequestLetters({ onClose, ...content }: ReviewContent & LazyDialogProps) {
  const requests = useRequests(content);
  const { students } = content;
  return (
    <LettersDialog kind="request" title="New requests" {...{ students, onClose }} {...requests} />
  );
}
