import { noteExamples, noteText } from '../model/report/note-text';
import type { FileNote, TextFile } from '../model/text';

interface NoteListProps {
  notes: readonly FileNote[];
  files: ReadonlyMap<string, TextFile>;
}

/** What is unusual in the texts. */
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
