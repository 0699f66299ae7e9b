import { showPath, type Path, type Problem } from '@/content/parse';
import { audiences, type Audience } from '@/content/schema/audience';
import { catalogue, type ContentFile } from '@/content/schema/catalogue';
import { personalFields, publishedFields, type PersonalKind } from '@/content/schema/personal';
import { isPlainWord, PhraseIndex } from './phrase';

/** Something that the content says about one person. */
export interface PersonalValue {
  text: string;
  /** The same value, written in another way. */
  otherForms?: readonly string[];
  kind: PersonalKind;
  /** Whether it is the address of a picture below public/. */
  picture: boolean;
  /** Where it is: the file below content/ or the record's file, and the path in it. */
  file: string;
  path: string;
  /** Whether it is from a sealed record, which no page is built from: it may not be behind the gate either. */
  record: boolean;
}

/** The content of every file, by its path below content/. */
export type SiteContent = Readonly<Partial<Record<ContentFile, unknown>>>;

/** Shorter texts occur in too many words. */
const shortest = 4;

/** The fields of a schema that are needed to walk it. */
interface Node {
  def: { innerType?: Node; element?: Node };
  shape?: Record<string, Node>;
}

/** A text of a file with the flags of its field or of an enclosing field. */
interface Text {
  text: string;
  path: Path;
  kind: PersonalKind | undefined;
  published: boolean;
}

/**
 * What no public file may contain: the personal values of files that are not a sample. Left out are values under four
 * characters, names that the college publishes on purpose, and anything that the public content says too: a city, or a
 * first name that is an ordinary word. Of the values of sealed records, those that gated content says are left out too:
 * its own rules apply to them.
 */
export function personalValues(
  contents: SiteContent,
  records: Iterable<PersonalValue> = [],
): PersonalValue[] {
  const values = new Map<string, PersonalValue>();
  for (const file of realFiles(contents))
    for (const { text, path, kind } of textsIn(file, contents[file])) {
      if (kind === undefined || text.length < shortest) continue;
      const picture = path.at(-1) === 'src';
      const known = values.get(text);
      if (known === undefined || (known.kind === 'detail' && kind === 'identity'))
        values.set(text, { text, kind, picture, file, path: showPath(path), record: false });
    }
  for (const value of records) if (!values.has(value.text)) values.set(value.text, value);
  const said = publishedValues(contents, [...values.values()]);
  return [...values.values()].filter((value) => !said.has(value));
}

/** Every picture of a real person in the public folder, where no gate protects it. */
export function publicPictures(contents: SiteContent): Problem[] {
  const shared = new Set(
    filesFor('public').flatMap((file) => textsIn(file, contents[file]).map(({ text }) => text)),
  );
  return realFiles(contents).flatMap((file) =>
    textsIn(file, contents[file])
      .filter(
        ({ text, path, kind }) =>
          kind && path.at(-1) === 'src' && text.startsWith('/images/') && !shared.has(text),
      )
      .map(({ text, path }) => ({
        file,
        path: showPath(path),
        message: 'This picture of a real person is in a folder that anybody can open.',
        found: JSON.stringify(text),
        allowed: `a picture below /MyProfile/ or another folder of the portal, or "sample": true if the person is invented`,
      })),
  );
}

/** The gated files that are not a sample. */
function realFiles(contents: SiteContent): ContentFile[] {
  const isSample = (content: unknown) =>
    (content as { sample?: unknown } | undefined)?.sample === true;
  return filesFor('gated').filter((file) => !isSample(contents[file]));
}

/** Every way in which a value may be written. */
export const formsOf = ({ text, otherForms = [] }: PersonalValue): readonly string[] => [
  text,
  ...otherForms,
];

function filesFor(audience: Audience): ContentFile[] {
  const files = Object.keys(catalogue) as ContentFile[];
  return files.filter((file) => audiences[file] === audience);
}

function publishedValues(contents: SiteContent, values: readonly PersonalValue[]) {
  const index = new PhraseIndex<PersonalValue>();
  for (const value of values) for (const form of formsOf(value)) index.add(form, value);
  const said = new Set<PersonalValue>();
  const hasRecords = values.some(({ record }) => record);
  const files = hasRecords ? (Object.keys(catalogue) as ContentFile[]) : filesFor('public');
  for (const file of files.filter((one) => isShown(one, contents)))
    for (const { text, published } of textsIn(file, contents[file]))
      for (const value of index.find(text))
        if (
          audiences[file] === 'gated'
            ? value.record
            : published || value.kind === 'detail' || value.picture || isPlainWord(value.text)
        )
          said.add(value);
  return said;
}

/** The login pages only name people on a site that shows the sample. */
function isShown(file: ContentFile, contents: SiteContent): boolean {
  const site = contents['site.json'] as { openSample?: boolean } | undefined;
  return file !== 'marketing/sign-in.json' || site?.openSample !== false;
}

function textsIn(file: ContentFile, content: unknown): Text[] {
  return walk(catalogue[file] as unknown as Node, content, {
    path: [],
    kind: undefined,
    published: false,
  });
}

function walk(schema: Node | undefined, value: unknown, at: Omit<Text, 'text'>): Text[] {
  const inherited = {
    path: at.path,
    kind: (schema && personalFields.get(schema as never)?.kind) ?? at.kind,
    published:
      at.published || (schema !== undefined && publishedFields.get(schema as never) !== undefined),
  };
  if (schema?.def.innerType) return walk(schema.def.innerType, value, inherited);
  if (typeof value === 'string') return [{ ...inherited, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      walk(schema?.def.element, item, { ...inherited, path: [...at.path, index] }),
    );
  return Object.entries(value).flatMap(([key, item]) =>
    key === '$schema'
      ? []
      : walk(schema?.shape?.[key], item, { ...inherited, path: [...at.path, key] }),
  );
}
