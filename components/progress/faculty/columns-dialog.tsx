'use client';

import type { StudentColumn } from '@/components/progress/model/student-columns';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog, DialogFoot, useCloseDialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { groupBy } from '@/lib/list/group';

interface ColumnsDialogProps extends LazyDialogProps {
  /** All columns, and those that are shown. */
  columns: readonly StudentColumn[];
  shown: readonly StudentColumn[];
  /** Null for the columns of the view. */
  onChange: (ids: readonly string[] | null) => void;
}

/** Chooses the columns of the table; the file and the print have the same. */
export function ColumnsDialog({ columns, shown, onChange, onClose }: ColumnsDialogProps) {
  const ids = shown.map(({ id }) => id);
  return (
    <Dialog title="Columns" onClose={onClose}>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {[...groupBy(columns.slice(1), ({ group }) => group)].map(([group, own]) => (
          <fieldset key={group} className="min-w-0">
            <legend className="text-note text-muted">{group}</legend>
            {own.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={ids.includes(id)}
                onChange={(isShown) =>
                  onChange(isShown ? [...ids, id] : ids.filter((one) => one !== id))
                }
              />
            ))}
          </fieldset>
        ))}
      </div>
      <DialogFoot>
        <Done />
        <Button onClick={() => onChange(null)}>Columns of the view</Button>
      </DialogFoot>
    </Dialog>
  );
}

function Done() {
  const close = useCloseDialog();
  return (
    <Button variant="primary" onClick={close}>
      Done
    </Button>
  );
}
