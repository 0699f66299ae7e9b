import { noteExamples, noteText } from '../model/note-text';
import { countText } from '../model/report';
import type { FileNote, TextFile } from '../model/text';

interface GroupListProps {
  /** Ids of files that share passages with each other, directly or through others. */
  groups: readonly (readonly string[])[];
  files: ReadonlyMap<string, TextFile>;
}

/** Three texts or more that share passages. */
export function GroupList({ groups, files }: GroupListProps) {
  return (
    <ul aria-label="Groups" className="grid gap-2">
      {groups.map((ids) => (
        <li key={ids.join(' ')} className="rounded-control bg-sunken p-3 text-note wrap-anywhere">
          {countText(ids.length, 'text')}:{' '}
          {ids.map((id, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <bdi>{files.get(id)?.owner}</bdi>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

interface NoteListProps {
  notes: readonly FileNote[];
  files: ReadonlyMap<string, TextFile>;
}

/** The observations about the texts. */
export function NoteList({ notes, files }: NoteListProps) {
  return (
    <>
      <p className="max-w-prose text-note text-muted">
        Something unusual in a text, not a verdict: it may come from a program or a keyboard.
      </p>
      <ul aria-label="Observations" className="grid gap-2">
        {notes.map((note) => (
          <li
            key={`${note.file} ${note.kind}`}
            className="rounded-control bg-sunken p-3 text-note wrap-anywhere"
          >
            <bdi className="font-semibold">{files.get(note.file)?.owner}</bdi>: {noteText(note)}
            <Examples examples={noteExamples(note)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Examples({ examples }: Pick<FileNote, 'examples'>) {
  if (examples.length === 0) return null;
  return (
    <>
      {examples.length === 1 ? ' Example: ' : ' Examples: '}
      {examples.map((example, index) => (
        <span key={example}>
          {index > 0 && ', '}
          <q dir="auto">{example}</q>
        </span>
      ))}
      .
    </>
  );
}
