import { useCheckedForm } from '@/components/portal/use-checked-form';
import type { FormDraft } from '@/lib/form-draft';

interface ReasonDeeds {
  draft?: Pick<FormDraft<unknown>, 'finish'>;
  /** What is typed now. */
  reason: () => string;
  /** What is wrong with a reason. */
  check: (reason: string) => string | null;
  save: (reason: string) => Promise<void>;
}

/** The deeds of a form that asks for a reason and nothing else: the focus goes to its field. */
export function useReasonForm({ reason, check, ...deeds }: ReasonDeeds) {
  return useCheckedForm<'reason', string, HTMLTextAreaElement>({
    ...deeds,
    check: () => {
      const right = reason();
      const message = check(right);
      return { mistakes: message ? [{ field: 'reason', message }] : [], right };
    },
  });
}
