/** Whether the page carries a meta element of this name. */
export function hasMark(name: string): boolean {
  return document.querySelector(`meta[name="${name}"]`) !== null;
}
