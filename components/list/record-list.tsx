import { type ReactNode, useState } from 'react';
import { JoinedFacts } from '@/components/page/joined-facts';
import { DisclosureList } from './disclosure-list';

interface ListedPerson {
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
function PeopleList({ people, of }: PeopleListProps) {
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

export interface RecordItem {
  id: string;
  title: string;
  /** One text, or several such as the names of teachers; nothing if it is empty. */
  detail: string | readonly string[];
  meta: readonly string[];
  /** The heading above this item and those after it that have the same, and how many there are in all. */
  group?: { name: string; count: number };
  action?: ReactNode;
  /** The people behind a summary, such as the students of a section. */
  people?: readonly ListedPerson[];
  /** Shown below, in the full width. */
  more?: ReactNode;
}

interface RecordListProps {
  label: string;
  items: readonly RecordItem[];
  empty: ReactNode;
}

/** The entries of a simple page, or its empty state. */
export function RecordList({ label, items, empty }: RecordListProps) {
  const surface = 'rounded-card border border-line bg-surface';
  if (items.length === 0) return <div className={surface}>{empty}</div>;
  return groupsOf(items).map(([name, members]) => {
    const heading = name && `${name} (${members[0]?.group?.count})`;
    return (
      <div key={name} className="mt-6 first:mt-0">
        {heading && <h2 className="mb-2 text-lead">{heading}</h2>}
        <ul
          aria-label={heading ? `${label}: ${heading}` : label}
          className={`${surface} @container px-5`}
        >
          {members.map((item) => (
            <Entry key={item.id} item={item} />
          ))}
        </ul>
      </div>
    );
  });
}

function groupsOf(items: readonly RecordItem[]): [name: string, RecordItem[]][] {
  const groups = new Map<string, RecordItem[]>();
  for (const item of items) {
    const { name = '' } = item.group ?? {};
    const members = groups.get(name);
    if (members) members.push(item);
    else groups.set(name, [item]);
  }
  return [...groups];
}

function Entry({ item }: { item: RecordItem }) {
  const { title, detail, meta, action, people, more } = item;
  return (
    <li className="relative flex flex-col flex-wrap gap-x-6 gap-y-1 border-t border-line py-4 first:border-t-0 @xl:flex-row @xl:items-center @xl:justify-between">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </p>
        <p className="text-muted wrap-anywhere empty:hidden">
          <JoinedFacts facts={[detail].flat().filter(Boolean)} />
        </p>
      </div>
      <div className="flex min-w-0 shrink-0 flex-wrap items-center justify-between gap-x-5 gap-y-2 @xl:max-w-3/5">
        <p className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-1 text-note wrap-anywhere text-muted">
          {meta.map((fact) => (
            <bdi key={fact}>{fact} </bdi>
          ))}
        </p>
        {action}
      </div>
      {more}
      {people && people.length > 0 && <PeopleList people={people} of={title} />}
    </li>
  );
}
