import { cutValues, FormDraft, keptValues, type DraftContent } from './form-draft';
import type { Records } from './workspace/record';
import type { Workspace } from './workspace/workspace';

/** The draft of a form that has nothing but typed and chosen values. The store of drafts is loaded before. */
export class TextDraft<V extends Record<string, string>> extends FormDraft<V> {
  constructor(workspace: Workspace, id: string, start: V) {
    super(workspace, id, start);
    this.find();
  }

  set(field: keyof V & string, value: string): void {
    this.type({ [field]: value } as unknown as Partial<V>);
  }

  protected override write(values: V): DraftContent {
    return { fields: cutValues(values), file: null };
  }

  protected override read({ fields }: Records['drafts']): V {
    return keptValues(fields, this.start);
  }
}
