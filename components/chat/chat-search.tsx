import { countText } from '@/components/exchange/model/count-text';
import { FormField } from '@/components/ui/form-field';
import { useAnnounced } from '@/components/ui/use-announced';
import { limits } from '@/content/schema/limits';
import type { PersonKind } from '@/lib/record/person';

interface ChatSearchProps {
  kind: PersonKind;
  text: string;
  onChange: (text: string) => void;
  /** The number of conversations found. */
  found: number;
}

/** Searches people and messages; a teacher also finds the students without a message. */
export function ChatSearch({ kind, text, onChange, found }: ChatSearchProps) {
  const count = text.trim() ? countText(found, ['conversation', 'conversations']) : '';
  useAnnounced(count);
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-1 py-4 print:hidden">
      <div className="grow basis-56 sm:max-w-sm">
        <FormField
          id="chat-search"
          type="search"
          label="Search chats"
          hint={
            kind === 'teacher' ? 'Finds messages, and every student you can write to.' : undefined
          }
          maxLength={limits.search}
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </div>
      <p className="ms-auto text-note text-muted">{count}</p>
    </div>
  );
}
