const nothing = new Set(',na,n/a,n.a.,#n/a,nan,null,#null!,nil,none,-,--,–,—,.'.split(','));

/** Whether a cell means that there is no value. */
export const isNothing = (text: string): boolean =>
  text.length === 0 || (text.length < 7 && nothing.has(text.trim().toLowerCase()));
