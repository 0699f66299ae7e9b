import { XMarkIcon } from '@heroicons/react/20/solid';
import { Button } from '@/components/ui/button';
import { pauseToast, type Toast } from '@/lib/toast/toast';

interface ToastItemProps {
  toast: Toast;
  onAction: () => void;
  onDismiss: () => void;
}

/** A toast with its action; it stays while the pointer or the focus is on it. */
export function ToastItem({ toast, onAction, onDismiss }: ToastItemProps) {
  const { id, text, urgent, action } = toast;
  return (
    <li
      onPointerEnter={() => pauseToast(id, true)}
      onPointerLeave={({ currentTarget }) =>
        pauseToast(id, currentTarget.contains(document.activeElement))
      }
      onFocus={() => pauseToast(id, true)}
      onBlur={() => pauseToast(id, false)}
      className={`pointer-events-auto flex flex-wrap items-center justify-end gap-x-3 gap-y-1 rounded-control border bg-surface py-2 ps-4 pe-2 text-note text-text shadow-float ${urgent ? 'border-rejected' : 'border-control'}`}
    >
      <p className="grow basis-[min(100%,20rem)] py-1 wrap-anywhere">{text}</p>
      {action && (
        <Button
          aria-label={action.undoes && `${action.label}: ${action.undoes}`}
          onClick={onAction}
        >
          {action.label}
        </Button>
      )}
      <Button
        variant="icon"
        aria-label={`Dismiss: ${action?.undoes ?? text}`}
        onClick={onDismiss}
        className="shrink-0"
      >
        <XMarkIcon className="size-5" aria-hidden="true" />
      </Button>
    </li>
  );
}
