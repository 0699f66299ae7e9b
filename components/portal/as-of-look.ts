/** The look of the line that says of when a page is; the offline worker writes it into pages without script too. */
export const asOfLook =
  'bg-pending-fill px-4 py-2 text-center text-note text-pending wrap-anywhere print:hidden';
