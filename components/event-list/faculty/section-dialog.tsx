import { useId, useState } from 'react';
import { sectionsOf } from '@/components/activity/model/register';
import { newNumbers, type EventList } from '@/components/event-list/model/event-list';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog, DialogFoot, useCloseDialog } from '@/components/ui/dialog';
import { ChoiceField } from '@/components/ui/form-field';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import { addWithUndo } from './add-with-undo';

interface SectionDialogProps {
  list: EventList;
  students: readonly RegisteredStudent[];
}

/** Chooses people of the own sections. */
export function SectionDialog({ onClose, ...props }: SectionDialogProps & LazyDialogProps) {
  return (
    <Dialog title="From a section" onClose={onClose}>
      <SectionForm {...props} />
    </Dialog>
  );
}

function SectionForm({ list, students }: SectionDialogProps) {
  const close = useCloseDialog();
  const id = useId();
  const sections = sectionsOf(students);
  const [section, setSection] = useState(sections[0] ?? '');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const own = students.filter((one) => one.section === section);
  const fresh = new Set(
    newNumbers(
      list,
      own.map(({ rollNumber }) => rollNumber),
    ),
  );
  const offered = own.filter(({ rollNumber }) => fresh.has(rollNumber));
  const isAll = offered.length > 0 && offered.every(({ rollNumber }) => chosen.has(rollNumber));
  const choose = (numbers: readonly string[], isOn: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      for (const number of numbers)
        if (isOn) next.add(number);
        else next.delete(number);
      return next;
    });
  const add = async () => {
    if (await addWithUndo(list, [...chosen], 'section')) close();
  };
  return (
    <div className="grid gap-3">
      <ChoiceField
        id={id}
        label="Section"
        value={section}
        onChange={({ currentTarget }) => setSection(currentTarget.value)}
        options={sections.map((value) => ({ value, text: value }))}
      />
      {offered.length > 0 ? (
        <fieldset>
          <legend className="sr-only">Students of {section}</legend>
          <Checkbox
            label={`All ${offered.length} of ${section}`}
            checked={isAll}
            onChange={(isOn) =>
              choose(
                offered.map(({ rollNumber }) => rollNumber),
                isOn,
              )
            }
          />
          <div className="max-h-80 overflow-auto border-t border-line">
            {offered.map(({ rollNumber, name }) => (
              <Checkbox
                key={rollNumber}
                label={`${name}, ${rollNumber}`}
                checked={chosen.has(rollNumber)}
                onChange={(isOn) => choose([rollNumber], isOn)}
              />
            ))}
          </div>
        </fieldset>
      ) : (
        <p className="text-note">All students of this section are in the list.</p>
      )}
      <DialogFoot>
        <Button
          variant="primary"
          disabled={chosen.size === 0}
          className="disabled:opacity-50"
          onClick={() => void add()}
        >
          Add {chosen.size}
        </Button>
      </DialogFoot>
    </div>
  );
}
