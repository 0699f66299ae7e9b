import { FormDraft, type DraftContent } from './form-draft';

/** The draft of a form that has only typed and chosen values. */
export class TextDraft<V extends Record<string, string>> extends FormDraft<V> {
  set(field: keyof V & string, value: string): void {
    this.type({ [field]: value } as unknown as Partial<V>);
  }

  protected override write(values: V): DraftContent {
    return { fields: values, file: null };
  }

  protected override read({ fields }: DraftContent): V {
    return fields as V;
  }
}
