import { Fragment } from 'react';
import type { TimetableEntry } from '@/components/schedule/model/timetable-entry';

/** The title of an entry, and its room, teachers and number of students. */
export function EntryFacts({ entry }: { entry: TimetableEntry }) {
  const { title, isHeld, section, room, teachers = [], students } = entry;
  const count =
    students === undefined ? [] : [students === 1 ? '1 student' : `${students} students`];
  const facts = [section ?? [], room ?? [], ...teachers, ...count].flat();
  return (
    <>
      <p
        className={`max-w-full font-semibold wrap-anywhere ${isHeld ? '' : 'text-muted line-through'}`}
      >
        <bdi>{title}</bdi>
      </p>
      {facts.length > 0 && (
        <p className="max-w-full text-small wrap-anywhere text-muted">
          {facts.map((fact, index) => (
            <Fragment key={fact}>
              {index > 0 && ', '}
              <bdi>{fact}</bdi>
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}
