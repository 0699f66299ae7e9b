import { showPath, type Path, type Problem } from '@/content/parse';
import { audiences, type Audience } from '@/content/schema/audience';
import { catalogue, type ContentFile } from '@/content/schema/catalogue';
import { personalFields, publishedFields } from '@/content/schema/personal';

/** The content of every file, by its path below content/. */
export type SiteContent = Readonly<Partial<Record<ContentFile, unknown>>>;

/** Every picture of a real person in the public folder, where no gate protects it. */
export function publicPictures(contents: SiteContent): Problem[] {
  const shared = new Set(
    filesFor('public').flatMap((file) => textsIn(file, contents[file]).map(({ text }) => text)),
  );
  return realFiles(contents).flatMap((file) =>
    textsIn(file, contents[file])
      .filter(({ path, kind }) => kind && path.at(-1) === 'src')
      .filter(({ text }) => text.startsWith('/images/') && !shared.has(text))
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
export function realFiles(contents: SiteContent): ContentFile[] {
  const isSample = (content: unknown) =>
    (content as { sample?: unknown } | undefined)?.sample === true;
  return filesFor('gated').filter((file) => !isSample(contents[file]));
}

const filesFor = (audience: Audience): ContentFile[] =>
  (Object.keys(catalogue) as ContentFile[]).filter((file) => audiences[file] === audience);

/** The parts of a schema that are needed to walk it. */
interface Node {
  def: { innerType?: Node; element?: Node };
  shape?: Record<string, Node>;
}

/** A text of a file with the marks of its field or of an enclosing field. */
interface Text {
  text: string;
  path: Path;
  kind: 'identity' | 'detail' | undefined;
  isPublished: boolean;
}

/** All texts of a file. */
export const textsIn = (file: ContentFile, content: unknown): Text[] =>
  walk(catalogue[file] as unknown as Node, content, {
    path: [],
    kind: undefined,
    isPublished: false,
  });

function walk(schema: Node | undefined, value: unknown, at: Omit<Text, 'text'>): Text[] {
  const marks = {
    path: at.path,
    kind: (schema && personalFields.get(schema as never)?.kind) ?? at.kind,
    isPublished: at.isPublished || (schema && publishedFields.has(schema as never)) === true,
  };
  if (schema?.def.innerType) return walk(schema.def.innerType, value, marks);
  if (typeof value === 'string') return [{ ...marks, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const step = Array.isArray(value) ? Number(key) : key;
    const inner = Array.isArray(value) ? schema?.def.element : schema?.shape?.[key];
    return key === '$schema' ? [] : walk(inner, item, { ...marks, path: [...at.path, step] });
  });
}
