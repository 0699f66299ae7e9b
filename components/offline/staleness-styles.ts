/** The look of the line that says of when a page is; the offline worker writes it into pages without script too. */
export const stalenessStyles =
  'border-b border-line bg-sunken px-4 py-2 text-center text-note text-text wrap-anywhere print:hidden';
