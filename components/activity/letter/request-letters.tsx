import { requestCopy, useRequests } from '@/components/activity/faculty/use-requests';
import type { ReviewContent } from '@/components/activity/faculty/use-review-queue';
import { LettersDialog } from '@/components/drop/letters-dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';

const noun = ['request', 'requests'] as const;

/** Imports the requests that came in letters. */
export function RequestLetters({ onClose, ...content }: ReviewContent & LazyDialogProps) {
  const requests = useRequests(content);
  const texts = { title: 'New requests', copy: requestCopy, noun };
  return <LettersDialog kind="request" {...texts} {...requests} onClose={onClose} />;
}
