/** Whether the page has a meta element with this name. */
export function hasMeta(name: string): boolean {
  return document.querySelector(`meta[name="${name}"]`) !== null;
}
