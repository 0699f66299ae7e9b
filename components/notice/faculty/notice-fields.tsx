import { limits } from '@/content/schema/limits';
import { audienceLabels, type Audience } from '@/components/notice/model/notice';
import { type NoticeField, type NoticeValues } from '@/components/notice/model/notice-check';
import { ChoiceField, controlsOf, FormField, TextField } from '@/components/ui/form-field';
import { Checkbox } from '@/components/ui/checkbox';

const options = (['everyone', 'students', 'faculty'] satisfies Audience[]).map((value) => ({
  value,
  text: audienceLabels[value],
}));

/** The field names used in messages. */
export const noticeLabels: Record<NoticeField, string> = {
  title: 'Title',
  text: 'Text',
  audience: 'For',
  expires: 'Last day',
  pinned: 'Pinned to the top',
};

interface NoticeFieldsProps {
  values: NoticeValues;
  onChange: (field: NoticeField, value: string) => void;
  fieldId: (field: NoticeField) => string;
  errorOf: (field: NoticeField) => string | undefined;
}

export function NoticeFields({ values, onChange, fieldId, errorOf }: NoticeFieldsProps) {
  const control = controlsOf(values, onChange, fieldId, errorOf);
  return (
    <>
      <FormField
        {...control('title')}
        label="Title"
        type="text"
        required
        autoComplete="off"
        data-autofocus
      />
      <TextField
        {...control('text')}
        label={`Text (optional, up to ${limits.notice.text} characters)`}
        rows={5}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] items-end gap-4">
        <ChoiceField {...control('audience')} label="For" options={options} />
        <FormField {...control('expires')} label="Last day (optional)" type="date" />
      </div>
      <Checkbox
        label="Pin to the top"
        checked={values.pinned === 'yes'}
        onChange={(pinned) => onChange('pinned', pinned ? 'yes' : '')}
      />
    </>
  );
}
