import { mediaTypes } from '../serve/media-type';

/** A media type without its charset, and the extensions of its files. */
interface FileType {
  type: string;
  endings: string[];
  isText: boolean;
}

/** Every media type of the site with its extensions, without dots. */
export const fileTypes: readonly FileType[] = collectFileTypes();

function collectFileTypes(): FileType[] {
  const found = new Map<string, FileType>();
  for (const [ending, whole] of Object.entries(mediaTypes)) {
    const [type = ''] = whole.split(';');
    const known = found.get(type) ?? { type, endings: [], isText: whole.includes('charset') };
    known.endings.push(ending.slice(1));
    found.set(type, known);
  }
  return [...found.values()];
}

/** The extensions of text files, which have compressed copies next to them. */
export const textEndings: readonly string[] = fileTypes
  .filter(({ isText }) => isText)
  .flatMap(({ endings }) => endings);
