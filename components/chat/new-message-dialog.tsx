import { useRef, useState } from 'react';
import { ListFoot } from '@/components/list/list-foot';
import { useShown } from '@/components/list/use-shown';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import { FormField } from '@/components/ui/form-field';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { useAnnounced } from '@/components/ui/use-announced';
import { limits } from '@/content/schema/limits';
import { countText } from '@/lib/text/count';
import { ChatRow } from './chat-row';
import { isPerson, type Conversation } from './model/conversation';

interface PeopleProps {
  /** Everybody who can be written to. */
  people: readonly Conversation[];
  onChoose: (id: string) => void;
}

/** Asks whom a message is to; `onChoose` is called once it has closed. */
export function NewMessageDialog({ people, onChoose, onClose }: PeopleProps & LazyDialogProps) {
  const chosen = useRef<string>(null);
  const leave = () => {
    onClose();
    if (chosen.current !== null) onChoose(chosen.current);
  };
  return (
    <Dialog title="New message" onClose={leave} steady>
      <People people={people} onChoose={(id) => void (chosen.current = id)} />
    </Dialog>
  );
}

function People({ people, onChoose }: PeopleProps) {
  const [search, setSearch] = useState('');
  const found = people.filter((person) => isPerson(person, search));
  const shown = useShown(found);
  const close = useCloseDialog();
  useAnnounced(search.trim() && countText(found.length, ['person', 'people']));
  return (
    <div className="grid gap-4">
      <FormField
        id="person-search"
        type="search"
        label="To"
        maxLength={limits.search}
        autoComplete="off"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {found.length > 0 ? (
        <ul aria-label="People" className="border-t border-line">
          {shown.records.map(({ id, name, written }) => (
            <ChatRow
              key={id}
              {...{ name, written }}
              verb="Write"
              onOpen={() => {
                onChoose(id);
                close();
              }}
            />
          ))}
        </ul>
      ) : (
        <p className="text-note text-muted">Nobody you can write to has this name.</p>
      )}
      <ListFoot shown={shown} kind="people" />
    </div>
  );
}
