/** Classes of the line with the date of a page. The offline worker also writes the line into pages without script. */
export const stalenessStyles =
  'border-b border-line bg-sunken px-4 py-2 text-center text-note text-text wrap-anywhere print:hidden';
