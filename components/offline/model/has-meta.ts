/** Whether the page carries a meta element of this name. */
export function hasMeta(name: string): boolean {
  return document.querySelector(`meta[name="${name}"]`) !== null;
}
