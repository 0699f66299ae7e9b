import { useCallback, useEffect, useState } from 'react';
import { newRequests, type NewRequest } from '@/components/drop/model/letter';
import { ExchangeOpen } from '@/components/exchange/exchange-open';
import { ExchangeSection } from '@/components/exchange/exchange-section';
import { countText } from '@/components/exchange/model/count-text';
import type { OpenedFile } from '@/components/exchange/model/read-file';
import { ToastRegion } from '@/components/page/toast-region';
import { Button } from '@/components/ui/button';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy-dialog-button';
import { takenChanges } from '@/lib/drop/letters';
import { workspace } from '@/lib/store/device';
import { writeWithUndo } from '@/lib/store/write-with-undo';
import { requestCopy, useRequests } from '@/components/activity/faculty/use-requests';
import type { ReviewContent } from '@/components/activity/faculty/use-review-queue';

/** Imports the requests that came in letters. */
export function LettersDialog({ onClose, ...content }: ReviewContent & LazyDialogProps) {
  return (
    <Dialog title="New requests" onClose={onClose} steady>
      <Requests {...content} />
      <ToastRegion placement="dialog" urgentOnly />
    </Dialog>
  );
}

function Requests(content: ReviewContent) {
  const close = useCloseDialog();
  const [letters] = useState(() => newRequests(workspace.records('letters').values()));
  const [files, setFiles] = useState<ReadonlyMap<File, NewRequest> | null>(null);
  useEffect(() => void filesOf(letters).then(setFiles), [letters]);
  const requests = useRequests(content);
  const { plan: planFiles } = requests;
  const plan = useCallback(
    (opened: readonly OpenedFile<'request'>[]) => {
      const { entries, changes } = planFiles(opened);
      const ids = new Set(opened.map(({ letter }) => letter?.id));
      const taken = takenChanges(letters.flatMap((one) => (ids.has(one.letter) ? [one.id] : [])));
      return { entries, changes: changes.length > 0 ? [...changes, ...taken] : [] };
    },
    [planFiles, letters],
  );
  const read = (file: File) => {
    const letter = files?.get(file);
    return requests.read(file, letter && { id: letter.letter, from: letter.with });
  };
  const removeAll = () => {
    const removed = countText(letters.length, ['request is', 'requests are']);
    const text = `${removed} removed from the list without being added.`;
    void writeWithUndo(takenChanges(letters.map(({ id }) => id)), text).then(close, () => {});
  };
  return (
    <ExchangeSection
      title="From your students"
      text="Each was encrypted with the key of the student’s record, which proves who sent it."
    >
      {files && (
        <ExchangeOpen copy={requestCopy} given={[...files.keys()]} read={read} plan={plan} />
      )}
      <Button onClick={removeAll} className="justify-self-start">
        Remove without adding
      </Button>
    </ExchangeSection>
  );
}

/** The files in letters. One whose content is lost is empty, and refused when it is read. */
async function filesOf(letters: readonly NewRequest[]): Promise<ReadonlyMap<File, NewRequest>> {
  const files = new Map<File, NewRequest>();
  for (const letter of letters) {
    const stored = letter.file ? await workspace.read('files', letter.file) : null;
    const name = `Request from ${letter.with}`;
    files.set(new File(stored ? [stored.blob] : [], name), letter);
  }
  return files;
}
