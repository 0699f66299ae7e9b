import { cutValues, FormDraft, keptValues, type DraftContent } from './form-draft';
import type { Records } from './workspace/record';
import type { Workspace } from './workspace/workspace';

/** What is typed into a query to the help desk. */
export type QueryValues = Record<'subject' | 'message', string>;

/** The draft of a query. The store of drafts is loaded before. */
export class QueryDraft extends FormDraft<QueryValues> {
  constructor(workspace: Workspace, start: QueryValues) {
    super(workspace, 'query', start);
    this.find();
  }

  set(field: keyof QueryValues, value: string): void {
    this.type({ [field]: value });
  }

  protected override write(values: QueryValues): DraftContent {
    return { fields: cutValues(values), file: null };
  }

  protected override read({ fields }: Records['drafts']): QueryValues {
    return keptValues(fields, this.start);
  }

  protected override filesIn(): string[] {
    return [];
  }
}
