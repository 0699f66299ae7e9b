import type { ComponentProps } from 'react';
import { useAnnounced } from '@/components/ui/use-announced';

/** A form that the page checks and saves; the browser submits nothing, even before the page is hydrated. */
export function DialogForm(form: ComponentProps<'form'>) {
  return <form method="dialog" noValidate className="grid gap-4" {...form} />;
}

/** Shows below a form that it could not be saved. */
export function FormFailure({ failed }: { failed: boolean }) {
  const text = failed
    ? 'This could not be saved on this device. What you typed is still here. Try again.'
    : '';
  useAnnounced(text, { urgent: true });
  return <p className="text-note font-medium text-rejected empty:hidden">{text}</p>;
}
