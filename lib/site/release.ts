/** The name of the meta element that says of which build a page is. */
export const releaseMeta = 'release';

/** The build that the open page is of; the same sources have the same. */
export function shownRelease(): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${releaseMeta}"]`)?.content ?? '';
}
