import type { StoredPdf } from '@/lib/file/stored-pdf';
import type { Records } from '@/lib/store/record';

/** A file of a form; only its id is known until it is read from the store. */
export type FormFile = Pick<StoredPdf, 'file'> & Partial<StoredPdf>;

/** The content of a form: its texts by field, and either one optional file or several. */
export interface FormContent<F extends string = string> {
  values: Readonly<Record<F, string>>;
  file: FormFile | null;
  files: readonly StoredPdf[];
}

/** The content as a draft stores it. */
type DraftContent = Pick<Records['drafts'], 'fields' | 'file' | 'files'>;

/** The content of a form without files. */
export function textContent<F extends string>(values: Record<F, string>): FormContent<F> {
  return { values, file: null, files: [] };
}

export function toDraftContent({ values, file, files }: FormContent): DraftContent {
  return { fields: values, file: file?.file ?? null, files: [...files] };
}

export function fromDraftContent({ fields, file, files }: DraftContent): FormContent {
  return { values: fields, file: file === null ? null : { file }, files };
}

const filesOf = ({ file, files }: FormContent) => [file, ...files].map((one) => one?.file).join();

/** The fields in which a content differs from another: the names of texts, and "files". */
export function changedFields(from: FormContent, to: FormContent): string[] {
  const names = Object.keys(to.values).filter((name) => from.values[name] !== to.values[name]);
  return filesOf(from) === filesOf(to) ? names : [...names, 'files'];
}

/** Copies some fields of a content into another. */
export function withFields<F extends string>(
  content: FormContent<F>,
  fields: readonly string[],
  { values, file, files }: FormContent,
): FormContent<F> {
  const texts = Object.entries(values).filter(
    ([name]) => name in content.values && fields.includes(name),
  );
  return {
    ...(fields.includes('files') ? { file, files } : content),
    values: { ...content.values, ...Object.fromEntries(texts) },
  };
}
