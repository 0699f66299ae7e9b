/** pdf.js hands the fonts of a page to the document. Nothing is drawn here, so they are dropped. */
class DroppedFont {
  readonly loaded = Promise.resolve(this);

  load(): Promise<this> {
    return this.loaded;
  }
}

Object.defineProperty(globalThis, 'FontFace', { value: DroppedFont });

/** Stands for the document in pdf.js. */
export const documentWithoutFonts = {
  fonts: { add: () => {}, delete: () => false },
} as unknown as HTMLDocument;
