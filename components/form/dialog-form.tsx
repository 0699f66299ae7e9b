import type { ComponentProps } from 'react';
import { useAnnounced } from '@/components/ui/use-announced';

interface DialogFormProps extends ComponentProps<'form'> {
  /** Disables every control, because the form is open in another tab. */
  locked?: boolean;
}

/** A form that the page checks and saves; the browser submits nothing, even before the page is hydrated. */
export function DialogForm({ locked = false, children, ...form }: DialogFormProps) {
  return (
    <form method="dialog" noValidate {...form}>
      <fieldset role="none" disabled={locked} className="flex min-w-0 flex-col gap-4">
        {children}
      </fieldset>
    </form>
  );
}

/** Shows below a form that it could not be saved. */
export function FormFailure({ failed }: { failed: boolean }) {
  const text = failed
    ? 'This could not be saved on this device. What you typed is still here. Try again.'
    : '';
  useAnnounced(text, { urgent: true });
  return <p className="text-note font-medium text-rejected empty:hidden">{text}</p>;
}
