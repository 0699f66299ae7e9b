import { unzipSync } from 'fflate';
import type { TextPage } from '../../model/text';
import { readerLimit } from '../limit';
import { decodeText } from '../plain-text';
import { ReadError } from '../read-message';
import { documentPages, withNotes } from './document-text';
import { attributeOf, readXml } from './read-xml';

/** The pages of a Word document, with its notes at the end of the last one. Throws ReadError. */
export function readDocx(bytes: Uint8Array<ArrayBuffer>): readonly TextPage[] {
  const main = partsOf(bytes, '')('officeDocument') ?? 'word/document.xml';
  const xml = readZipPart(bytes, main);
  const partOf = partsOf(bytes, main);
  const read = (kind: string) => {
    const part = partOf(kind);
    return (part && readZipPart(bytes, part)) ?? '';
  };
  const pages = xml === undefined ? null : documentPages(xml);
  if (!pages) throw new ReadError('wrong-type');
  const notes = ['footnotes', 'endnotes'].flatMap((kind) => documentPages(read(kind)) ?? []);
  return withNotes(pages, notes);
}

/** Finds the parts that a part refers to, by the end of the kind of reference (ISO/IEC 29500-2, 6.5). */
function partsOf(bytes: Uint8Array<ArrayBuffer>, part: string) {
  const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/.exec(part) ?? [];
  const relations: { type: string; target: string }[] = [];
  readXml(readZipPart(bytes, `${folder}_rels/${name}.rels`) ?? '', {
    start: (element, attributes) => {
      const valueOf = (name: string) => attributeOf(attributes, name) ?? '';
      if (/^(?:\w+:)?Relationship$/.test(element))
        relations.push({ type: valueOf('Type'), target: valueOf('Target') });
    },
  });
  return (kind: string): string | undefined => {
    const { target } = relations.find(({ type }) => type.endsWith(`/${kind}`)) ?? {};
    return target?.startsWith('/') ? target.slice(1) : target && folder + target;
  };
}

/** In bytes: a document has about ten times as many as characters of text. */
const maxPart = readerLimit.characters * 10;

/** One file of a ZIP archive as text; undefined if there is none of the name. Throws ReadError. */
function readZipPart(bytes: Uint8Array<ArrayBuffer>, wanted: string): string | undefined {
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (name !== wanted) return false;
    if (originalSize > maxPart) throw new ReadError('packed');
    return true;
  };
  try {
    const part = unzipSync(bytes, { filter })[wanted];
    return part && decodeText(part as Uint8Array<ArrayBuffer>);
  } catch (error) {
    throw error instanceof ReadError ? error : new ReadError('damaged');
  }
}
