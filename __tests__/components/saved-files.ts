/** Catches what a page gives to be saved, by name; jsdom saves nothing. */
export function catchSavedFiles(): jest.Mock {
  const saved = jest.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved(this.download);
  });
  return saved;
}
