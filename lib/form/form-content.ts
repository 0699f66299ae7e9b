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
export type DraftContent = Pick<Records['drafts'], 'fields' | 'file' | 'files'>;

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

/** Copies a field of a content into another: a text field by its name, or the files. */
export function withField<F extends string>(
  content: FormContent<F>,
  field: string,
  from: FormContent,
): FormContent<F> {
  if (!(field in content.values)) return { ...content, file: from.file, files: from.files };
  return { ...content, values: { ...content.values, [field]: from.values[field] ?? '' } };
}

const filesOf = ({ file, files }: FormContent) => [file, ...files].map((one) => one?.file).join();

/** The initial and the typed content, with every unchanged field updated to the current record. */
export function refreshContent<F extends string>(
  opened: FormContent,
  typed: FormContent,
  fresh: FormContent<F>,
): [opened: FormContent<F>, typed: FormContent<F>] {
  const names = Object.keys(fresh.values) as F[];
  const known = ({ values, file, files }: FormContent) =>
    names.reduce<FormContent<F>>(
      (content, name) =>
        values[name] === undefined ? content : withField(content, name, { values, file, files }),
      { ...fresh, file: file?.file === fresh.file?.file ? fresh.file : file, files },
    );
  const [before, changed] = [known(opened), known(typed)];
  const unchanged = names.filter((name) => before.values[name] === changed.values[name]);
  const same = filesOf(before) === filesOf(changed) ? [...unchanged, 'files'] : unchanged;
  const asNow = (content: FormContent<F>) =>
    same.reduce((all, field) => withField(all, field, fresh), content);
  return [asNow(before), asNow(changed)];
}
