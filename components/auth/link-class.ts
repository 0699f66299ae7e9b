/** The classes of a link, or of a button that looks like one, on a sign-in page. */
export const linkClass =
  'inline-flex min-h-8 pointer-coarse:min-h-11 cursor-pointer items-center font-semibold text-brand underline underline-offset-4 hover:decoration-2';
