import { useId } from 'react';
import { chooseKey, type StudentKeys } from '@/components/activity/model/student-key';
import { Button } from '@/components/ui/button';
import type { Records } from '@/lib/store/record';
import { writeWithUndo } from '@/lib/store/write-with-undo';

interface ChangedKeyProps extends StudentKeys {
  name: string;
  submissions: readonly Records['submissions'][];
  onChosen: () => void;
}

/** Asks which key of a student counts after a request with another key; nothing if there is only one. */
export function ChangedKey({ name, replyKey, newReplyKey, ...props }: ChangedKeyProps) {
  const title = useId();
  if (!replyKey || !newReplyKey) return null;
  const choose = (key: typeof replyKey, which: string) =>
    writeWithUndo(
      chooseKey(props.submissions, key),
      `Saved on this device: files for ${name} are encrypted with the ${which} key.`,
    ).then(props.onChosen, () => {});
  return (
    <div role="group" aria-labelledby={title} className="grid gap-2 border-s-2 border-control ps-3">
      <p id={title} className="font-semibold wrap-anywhere">
        The key of {name} changed
      </p>
      <p className="wrap-anywhere">
        A later request came with another key, and anybody can write a request. Ask {name} whether
        it was theirs. Until you choose, files are encrypted with the first key.
      </p>
      <p className="flex flex-wrap gap-2">
        <Button
          aria-label={`Keep the first key of ${name}`}
          onClick={() => void choose(replyKey, 'first')}
        >
          Keep the first key
        </Button>
        <Button
          aria-label={`Use the new key of ${name}`}
          onClick={() => void choose(newReplyKey, 'new')}
        >
          Use the new key
        </Button>
      </p>
    </div>
  );
}
