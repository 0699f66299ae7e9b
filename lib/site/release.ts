/** The name of the meta element with the build of a page. */
export const releaseMeta = 'release';

/** The build of the open page; the same sources give the same build. */
export function shownRelease(): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${releaseMeta}"]`)?.content ?? '';
}
