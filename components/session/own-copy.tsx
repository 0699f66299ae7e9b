import { ownCopyId } from '@/lib/record/own-copy';

/**
 * The place where the copy of the person's page is shown until the page itself is ready. The build adds the script that
 * fills it; React leaves its content alone.
 */
export function OwnCopy() {
  return (
    <div id={ownCopyId} inert suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}
