import { useCallback, useEffect, useState } from 'react';
import { newLetters, type NewLetter } from '@/components/drop/model/letter';
import { ExchangeDialog, ExchangeSection } from '@/components/exchange/exchange-dialog';
import type { Plan } from '@/components/exchange/model/plan';
import type { LetterOf, OpenedFile } from '@/components/exchange/model/file';
import { OpenFiles } from '@/components/exchange/open-files';
import { Button } from '@/components/ui/button';
import { useCloseDialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { takenChanges } from '@/lib/drop/letters';
import { isSameId } from '@/lib/record/person';
import { workspace } from '@/lib/store/device';
import { writeWithUndo } from '@/lib/store/write-with-undo';
import { countText } from '@/lib/text/count';

/** The names of the kinds of letters, singular and plural. */
const nouns = {
  request: ['request', 'requests'],
  handins: ['file of work', 'files of work'],
} as const;

interface ImportProps<K extends keyof typeof nouns> {
  kind: K;
  /** The students of the register, by whose names the letters are shown. */
  students: readonly { name: string; rollNumber: string }[];
  /** Reads the file of a letter, and refuses it if it names another student than the one whose key the letter has. */
  read: (file: File, letter?: LetterOf) => Promise<OpenedFile<K>>;
  plan: (opened: readonly OpenedFile<K>[]) => Plan;
}

/** Imports the files that came in letters of a kind. */
export function LettersDialog<K extends keyof typeof nouns>({
  title,
  onClose,
  ...props
}: ImportProps<K> & { title: string } & LazyDialogProps) {
  return (
    <ExchangeDialog title={title} onClose={onClose}>
      <Import {...props} />
    </ExchangeDialog>
  );
}

function Import<K extends keyof typeof nouns>(props: ImportProps<K>) {
  const { kind, plan: planFiles } = props;
  const noun = nouns[kind];
  const close = useCloseDialog();
  const [letters] = useState(() => newLetters(workspace.records('letters').values(), kind));
  const [files, setFiles] = useState<ReadonlyMap<File, NewLetter> | null>(null);
  useEffect(() => void filesOf(letters, noun[0]).then(setFiles), [letters, noun]);
  const plan = useCallback(
    (opened: readonly OpenedFile<K>[]) => {
      const { entries, changes } = planFiles(opened);
      const ids = new Set(opened.map(({ letter }) => letter?.id));
      const taken = takenChanges(letters.flatMap((one) => (ids.has(one.letter) ? [one.id] : [])));
      return { entries, changes: changes.length > 0 ? [...changes, ...taken] : [] };
    },
    [planFiles, letters],
  );
  const read = (file: File) => {
    const letter = files?.get(file);
    const nameOf = (id: string) =>
      props.students.find(({ rollNumber }) => isSameId(rollNumber, id))?.name;
    return props.read(
      file,
      letter && { id: letter.letter, from: letter.with, name: nameOf(letter.with) },
    );
  };
  const removeAll = () => {
    const removed = `${countText(letters.length, noun)} ${letters.length === 1 ? 'is' : 'are'}`;
    const text = `${removed} removed from the list without being added.`;
    void writeWithUndo(takenChanges(letters.map(({ id }) => id)), text).then(close, () => {});
  };
  return (
    <ExchangeSection
      title="From your students"
      text="Each was encrypted with the key of the student’s record, which proves who sent it."
    >
      {files && <OpenFiles kind={kind} given={[...files.keys()]} read={read} plan={plan} />}
      <Button onClick={removeAll} className="justify-self-start">
        Remove without adding
      </Button>
    </ExchangeSection>
  );
}

/** The files in letters. One whose content is lost is empty, and refused when it is read. */
async function filesOf(
  letters: readonly NewLetter[],
  noun: string,
): Promise<ReadonlyMap<File, NewLetter>> {
  const files = new Map<File, NewLetter>();
  for (const letter of letters) {
    const stored = letter.file ? await workspace.read('files', letter.file) : null;
    const name = `${noun[0]!.toUpperCase()}${noun.slice(1)} from ${letter.with}`;
    files.set(new File(stored ? [stored.blob] : [], name), letter);
  }
  return files;
}
