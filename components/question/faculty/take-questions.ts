import { newLetters } from '@/components/drop/model/letter';
import { ExchangeError, NewerFileError } from '@/components/exchange/model/problem';
import { planQuestions, readQuestions } from '@/components/question/model/question-file';
import { changeLetter, takenChanges } from '@/lib/drop/letters';
import { alone } from '@/lib/drop/queue';
import { isSameId } from '@/lib/record/person';
import { workspace } from '@/lib/store/device';

/**
 * Takes the questions that came in letters, one tab at a time. A letter that is not valid is refused, and one of a newer release
 * waits for it.
 */
export function takeQuestions(
  students: readonly { name: string; rollNumber: string }[],
): Promise<void> {
  return alone('decide', async () => {
    await Promise.all([workspace.load('questions'), workspace.load('letters', true)]);
    if (workspace.unreadable().has('questions')) return;
    for (const letter of newLetters(workspace.records('letters').values(), 'question')) {
      const { id, with: from, file: fileId } = letter;
      const stored = fileId ? await workspace.read('files', fileId) : null;
      const file = new File(stored ? [stored.blob] : [], 'question.json');
      const name = students.find(({ rollNumber }) => isSameId(rollNumber, from))?.name;
      try {
        const opened = await readQuestions(file, { id: letter.letter, from, name });
        const { changes } = planQuestions([opened], workspace.records('questions'));
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
