import { Button } from '@/components/ui/button';
import { useCloseDialog } from '@/components/ui/dialog';

/** Asks before a report that is kept nowhere is closed. */
export function CloseQuestion({ onStay }: { onStay: () => void }) {
  const close = useCloseDialog();
  return (
    <div
      role="group"
      aria-labelledby="close-question"
      className="sticky top-0 z-10 mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-pending-fill p-3 text-note"
    >
      <p id="close-question" className="font-semibold">
        Close this report? It is not kept on this device.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button autoFocus onClick={onStay}>
          Stay
        </Button>
        <Button onClick={close}>Close the report</Button>
      </div>
    </div>
  );
}
