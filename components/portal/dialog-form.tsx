import type { ComponentProps } from 'react';

/** A form that the page itself checks and keeps; the browser sends nothing, also before this script is awake. */
export function DialogForm(form: ComponentProps<'form'>) {
  return <form method="dialog" noValidate className="grid gap-4" {...form} />;
}

/** Says below a form that it could not be kept. */
export function FormFailure({ failed }: { failed: boolean }) {
  return (
    <p role="alert" className="text-note font-medium text-rejected empty:hidden">
      {failed && 'It could not be saved on this device. What you typed is still here: try again.'}
    </p>
  );
}
