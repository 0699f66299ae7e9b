import { useState } from 'react';
import { DisclosureList } from './disclosure-list';

export interface ListedPerson {
  name: string;
  /** The roll number, which tells two people of one name apart. */
  id: string;
}

interface PeopleListProps {
  people: readonly ListedPerson[];
  /** The group of the people, for the list's accessible name. */
  of: string;
}

/** People behind a summary; a teacher may have thousands, so they are rendered when it is opened. */
export function PeopleList({ people, of }: PeopleListProps) {
  const [open, setOpen] = useState(false);
  return (
    <DisclosureList
      summary="Students"
      label={`Students of ${of}`}
      className="mt-0! basis-full"
      onToggle={setOpen}
    >
      {open &&
        people.map(({ name, id }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-5 py-2">
            <bdi className="wrap-anywhere">{name}</bdi>
            <bdi className="text-muted">{id}</bdi>
          </li>
        ))}
    </DisclosureList>
  );
}
