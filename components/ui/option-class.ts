/** The classes of an option of a list. The active one has `data-focus`; its colour is not visible in forced colours. */
export const optionClass =
  'flex min-h-10 cursor-pointer items-center justify-between gap-3 rounded-[7px] px-3 -outline-offset-2 outline-brand data-focus:bg-brand-soft pointer-coarse:min-h-11 forced-colors:data-focus:outline-2';
