import type { ControlOf } from '@/components/form/use-form';
import { audienceLabels } from '@/components/notice/model/notice';
import { audiences, type NoticeField } from '@/components/notice/model/notice-form';
import { Checkbox } from '@/components/ui/checkbox';
import { ChoiceField, FormField, TextField } from '@/components/ui/form-field';
import { limits } from '@/content/schema/limits';

const options = audiences.map((value) => ({ value, text: audienceLabels[value] }));

interface NoticeFieldsProps {
  control: ControlOf<NoticeField>;
  pinned: boolean;
  onPin: (pinned: boolean) => void;
}

export function NoticeFields({ control, pinned, onPin }: NoticeFieldsProps) {
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
      <Checkbox label="Pin to the top" checked={pinned} onChange={onPin} />
    </>
  );
}
