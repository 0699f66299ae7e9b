import { newLetters } from '@/components/drop/model/letter';
import { ExchangeError, NewerFileError } from '@/components/exchange/model/problem';
import { absenceChanges, questionChanges } from '@/components/question/model/question-file';
import { changeLetter, takenChanges } from '@/lib/drop/letters';
import { alone } from '@/lib/drop/queue';
import { isSameId } from '@/lib/record/person';
import { workspace } from '@/lib/store/device';

const stores = ['questions', 'absences'] as const;

/**
 * Takes questions and days away from letters, one tab at a time. A letter that is not valid is refused, and one of a newer
 * release waits for it.
 */
export function takeQuestions(
  students: readonly { name: string; rollNumber: string }[],
): Promise<void> {
  return alone('decide', async () => {
    await Promise.all([
      ...stores.map((store) => workspace.load(store)),
      workspace.load('letters', true),
    ]);
    if (stores.some((store) => workspace.unreadable().has(store))) return;
    const letters = [...workspace.records('letters').values()];
    for (const letter of [...newLetters(letters, 'question'), ...newLetters(letters, 'absence')]) {
      const { id, kind, with: from, file: fileId } = letter;
      const stored = fileId ? await workspace.read('files', fileId) : null;
      const file = new File(stored ? [stored.blob] : [], `${kind}.json`);
      const name = students.find(({ rollNumber }) => isSameId(rollNumber, from))?.name;
      try {
        const sender = { id: letter.letter, from, name };
        const changes =
          kind === 'absence'
            ? await absenceChanges(file, sender)
            : await questionChanges(file, sender, workspace.records('questions'));
        await workspace.write([...changes, ...takenChanges([id])]);
      } catch (error) {
        if (error instanceof NewerFileError) continue;
        if (!(error instanceof ExchangeError)) throw error;
        const refused = { state: 'refused', reason: 'content', file: undefined } as const;
        await workspace.write([changeLetter(id, 'in', refused)]);
      }
    }
  });
}
