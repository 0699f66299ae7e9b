/** Replaces saving files, which jsdom cannot do, with a mock that gets their names. */
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
