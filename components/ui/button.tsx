import type { ComponentProps } from 'react';

const baseClass =
  'inline-flex min-h-10 pointer-coarse:min-h-11 items-center justify-center gap-2 rounded-control border px-4 text-note font-semibold min-[20rem]:whitespace-nowrap transition-colors duration-150 ease-out print:hidden';

const variants = {
  primary: 'border-brand bg-brand text-on-brand hover:border-text',
  accent: 'border-accent bg-accent text-on-accent hover:border-text',
  plain: 'border-control bg-surface text-text hover:border-brand hover:text-brand',
  danger: 'border-rejected bg-surface text-rejected hover:border-text',
  icon: 'border-line bg-surface text-text hover:border-brand hover:text-brand w-10 pointer-coarse:w-11 !px-0',
} as const;

type Variant = keyof typeof variants;

/** The classes of a button, or of a link styled as one. */
export function buttonClass(variant: Variant = 'plain'): string {
  return `${baseClass} ${variants[variant]}`;
}

/** A button; it submits its form only with `type="submit"`. */
export function Button({
  variant,
  className = '',
  ...button
}: ComponentProps<'button'> & { variant?: Variant }) {
  const classes = `${buttonClass(variant)} ${className}`.trim();
  return <button type="button" {...button} className={classes} />;
}

/** The classes of a link in the corner of a card, such as View All. */
export const cornerLinkClass =
  'inline-flex min-h-6 items-center text-note font-semibold text-brand underline-offset-4 hover:underline forced-colors:underline print:not-[[href]]:hidden';

/** The classes of the box above a list of results. */
export const searchBoxClass =
  'min-h-11 w-full rounded-control border border-control bg-surface px-3';

/** The classes of an option of a list. The active one has `data-focus`; its colour is not visible in forced colours. */
export const optionClass =
  'flex min-h-10 cursor-pointer items-center justify-between gap-3 rounded-[7px] px-3 py-1.5 -outline-offset-2 outline-brand data-focus:bg-brand-soft pointer-coarse:min-h-11 forced-colors:data-focus:outline-2';
