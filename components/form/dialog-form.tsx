import type { ComponentProps } from 'react';
import { useAnnounced } from '@/components/ui/use-announced';

/** A form that the page itself checks and keeps; the browser sends nothing, also before this script is awake. */
export function DialogForm(form: ComponentProps<'form'>) {
  return <form method="dialog" noValidate className="grid gap-4" {...form} />;
}

/** Says below a form that it could not be kept. */
export function FormFailure({ failed }: { failed: boolean }) {
  const text = failed
    ? 'It could not be saved on this device. What you typed is still here: try again.'
    : '';
  useAnnounced(text, { urgent: true });
  return <p className="text-note font-medium text-rejected empty:hidden">{text}</p>;
}
