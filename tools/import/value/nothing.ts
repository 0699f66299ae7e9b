const nothing = new Set(',na,n/a,n.a.,nan,null,nil,none,-,--,–,—,.'.split(','));

/** Returns true if a cell means that there is no value. */
export const isNothing = (text: string): boolean =>
  text.length === 0 || (text.length < 7 && nothing.has(text.trim().toLowerCase()));

const errors = new Set(
  '#N/A,#REF!,#VALUE!,#NAME?,#DIV/0!,#NUM!,#NULL!,#SPILL!,#CALC!,#GETTING_DATA'.split(','),
);

/** Returns true if a cell has the error of a formula in place of its value. */
export const isFormulaError = (text: string): boolean =>
  text.charCodeAt(0) === 35 && errors.has(text.trim().toUpperCase());
