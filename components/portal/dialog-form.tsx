import { useRef, type FormEvent, type ReactNode } from 'react';

interface DialogFormProps {
  /** Checks and keeps what was entered. */
  onSubmit: () => void | Promise<void>;
  children: ReactNode;
}

/** A form in a dialog that the page itself checks and keeps; the browser sends nothing. */
export function DialogForm({ onSubmit, children }: DialogFormProps) {
  const busy = useRef(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A second press of the key must not save it twice.
    if (busy.current) return;
    busy.current = true;
    try {
      await onSubmit();
    } finally {
      busy.current = false;
    }
  };
  return (
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-4"
    >
      {children}
    </form>
  );
}
