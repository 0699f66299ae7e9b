/** Limits a landing page section to the page width. */
export const pageWidthClass =
  'mx-auto w-full max-w-[86rem] px-4 sm:px-6 lg:px-8 print:px-0 print:py-5';
