import { lettersAbout, letterState } from '@/components/drop/model/letter';
import { useBoxes } from '@/components/drop/use-boxes';
import { useRecords } from '@/lib/store/use-records';

/** Where the last letter about an activity is; `otherwise` if there is none. */
export function LetterLabel({ id, otherwise }: { id: string; otherwise: string | null }) {
  const letter = lettersAbout(useRecords('letters').values()).get(id);
  const boxes = useBoxes();
  return letter ? letterState(letter, boxes) : otherwise;
}
