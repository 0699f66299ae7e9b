import { ChevronDownIcon } from '@heroicons/react/16/solid';
import type { ComponentProps, ReactNode } from 'react';

interface FieldProps {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | null | undefined;
}

/**
 * The attributes that connect a control with its label, hint and error, and its styles. It uses `aria-required` instead
 * of `required`: Firefox marks such a field as invalid before anything is typed, and each form checks itself.
 */
function controlProps(
  { id, hint, error, required }: FieldProps & { required?: boolean | undefined },
  className: string,
) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': required || undefined,
    required: undefined,
    'aria-describedby': described || undefined,
    className: `w-full min-w-0 rounded-control border bg-surface ${error ? 'border-rejected' : 'border-control hover:border-brand'} ${className}`,
  };
}

function Frame({ id, label, hint, error, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-note font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p
          id={`${id}-error`}
          className="text-small font-medium whitespace-pre-line wrap-anywhere text-rejected"
        >
          {error}
        </p>
      )}
      {children}
    </div>
  );
}

const inputClass = 'min-h-10 px-3 pointer-coarse:min-h-11';

/** The input types for free text, which may be in any writing direction. */
const textTypes: ReadonlySet<string> = new Set(['text', 'search', 'email', 'url']);

/** An input with its label, hint and error. */
export function FormField({
  label,
  hint,
  error,
  className = inputClass,
  ...input
}: FieldProps & ComponentProps<'input'> & { id: string }) {
  const field = { id: input.id, label, hint, error, required: input.required };
  return (
    <Frame {...field}>
      <input
        dir={textTypes.has(input.type ?? 'text') ? 'auto' : undefined}
        {...input}
        {...controlProps(field, className)}
      />
    </Frame>
  );
}

/** A textarea with its label, hint and error. */
export function TextField({
  label,
  hint,
  error,
  className = 'min-h-24 px-3 py-2',
  ...area
}: FieldProps & ComponentProps<'textarea'> & { id: string }) {
  const field = { id: area.id, label, hint, error, required: area.required };
  return (
    <Frame {...field}>
      <textarea dir="auto" {...area} {...controlProps(field, className)} />
    </Frame>
  );
}

/** A native select with its label, hint and error; its styles are in app/globals.css. */
export function ChoiceField({
  label,
  hint,
  error,
  className = inputClass,
  options,
  ...select
}: FieldProps &
  ComponentProps<'select'> & { id: string; options: readonly { value: string; text: string }[] }) {
  const field = { id: select.id, label, hint, error, required: select.required };
  return (
    <Frame {...field}>
      <span className="relative flex">
        <select {...select} {...controlProps(field, `select pe-9 text-ellipsis ${className}`)}>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDownIcon
          className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4"
          aria-hidden="true"
        />
      </span>
    </Frame>
  );
}

/** The classes of a file field. */
export const fileClass =
  'border-dashed p-4 text-note file:me-3 file:min-h-9 file:cursor-pointer file:rounded-[7px] file:border file:border-solid file:border-control file:bg-surface file:px-3 file:font-semibold file:text-text';

/** A field for files, by picker or by drop. It stays empty, so that a file can be chosen again after it is fixed. */
export function FileField({
  onChoose,
  ...field
}: Omit<ComponentProps<typeof FormField>, 'type' | 'onChange' | 'className'> & {
  onChoose: (files: File[]) => void;
}) {
  return (
    <FormField
      {...field}
      type="file"
      onChange={({ currentTarget }) => {
        onChoose([...(currentTarget.files ?? [])]);
        currentTarget.value = '';
      }}
      className={fileClass}
    />
  );
}
