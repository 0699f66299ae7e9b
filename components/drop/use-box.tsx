import { useState } from 'react';
import { ChoiceField } from '@/components/ui/form-field';
import { useRecords } from '@/lib/store/use-records';
import { useBoxes } from './use-boxes';

interface BoxOptions {
  id: string;
  /** The choice instead of a teacher. */
  otherwise: readonly { value: string; text: string }[];
  /** The teacher who is offered first, by name. */
  to?: string | undefined;
}

/**
 * The teacher's box that a letter goes to, and the field that chooses it; no field if the college has no drop box. It
 * starts with the given or the only teacher, or with the one of the last letter.
 */
export function useBox({ id, otherwise, to }: BoxOptions) {
  const boxes = useBoxes();
  const letters = useRecords('letters');
  const [chosen, setChosen] = useState<string | null>(null);
  const isBox = (teacher: string) => boxes.some((box) => box.teacher === teacher);
  const last = [...letters.values()]
    .filter(({ direction, with: id }) => direction === 'out' && isBox(id))
    .sort((one, other) => (one.at < other.at ? 1 : -1))[0]?.with;
  const only = boxes.length === 1 ? boxes[0]!.teacher : undefined;
  const given = boxes.find(({ name }) => name === to)?.teacher;
  const value = chosen ?? given ?? last ?? only ?? otherwise[0]!.value;
  return {
    value,
    box: boxes.find(({ teacher }) => teacher === value),
    field: boxes.length > 0 && (
      <ChoiceField
        id={id}
        label="Send to"
        hint="It is encrypted on this device: the web server that keeps it cannot read it."
        value={value}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        options={[
          ...boxes.map(({ teacher, name }) => ({ value: teacher, text: `${name}, ${teacher}` })),
          ...otherwise,
        ]}
      />
    ),
  };
}
