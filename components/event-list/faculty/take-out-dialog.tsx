import { reasonField } from '@/components/activity/model/decision';
import { takeOut, type EventList, type EventRow } from '@/components/event-list/model/event-list';
import { ReasonForm } from '@/components/form/reason-form';
import { Button } from '@/components/ui/button';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import { formName } from '@/lib/form/form-draft';
import { now } from '@/lib/store/record';
import { writeWithUndo } from '@/lib/store/write-with-undo';

interface TakeOutProps {
  list: EventList;
  row: EventRow;
}

/** Asks why somebody is taken out of a list that was signed. */
export function TakeOutDialog({ onClose, ...props }: TakeOutProps & { onClose: () => void }) {
  return (
    <Dialog title="Take out of the list" onClose={onClose}>
      <TakeOutForm {...props} />
    </Dialog>
  );
}

function TakeOutForm({ list, row }: TakeOutProps) {
  const close = useCloseDialog();
  const { student, rollNumber } = row;
  return (
    <ReasonForm
      name={formName('take-out', `${list.id}:${rollNumber}`)}
      field={reasonField}
      hint="The activity becomes rejected with it, once you sign again. A credential cannot be called back."
      rows={3}
      about={
        <p className="wrap-anywhere">
          <bdi>{student?.name}</bdi> {rollNumber}
        </p>
      }
      onSave={(reason, draft) =>
        writeWithUndo(
          [takeOut(list.id, row, reason.trim(), now()), draft],
          `${rollNumber} is taken out. Sign again to tell it.`,
        ).then(close)
      }
    >
      <Button variant="primary" type="submit" className="self-start">
        Take out
      </Button>
    </ReasonForm>
  );
}
