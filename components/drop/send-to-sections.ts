import { otherSectionIn, ownSections, sectionsIn } from '@/components/drop/model/section';
import type { LetterResult, MakeOptions } from '@/components/exchange/exchange-save';
import { office } from '@/lib/drop/letters';
import { currentRecord } from '@/lib/record/current';
import type { Change } from '@/lib/store/record';
import { sendLetters, type ExchangeDraft } from './send-exchange';
import { withoutFailed } from './without-failed';

interface SectionLetters<T> {
  kind: 'assignments' | 'changes';
  items: readonly T[];
  /** The section of an item, or several with commas. */
  sectionOf: (item: T) => string;
  /** The file with some of the items. */
  make: (items: readonly T[]) => MakeOptions<'assignments'> | MakeOptions<'changes'>;
  /** The file that the office gets, too. */
  forOffice?: MakeOptions<'changes'> | null;
  /** Changes that are made together with the letters: all or none. */
  changes?: readonly Change[];
  /** Called once the letters are stored, before they are sent. */
  onStored?: () => void;
}

/** Sends each item to the outbox for its sections, one letter to a section, and says what became of them. */
export async function sendToSections<T extends { id: string }>({
  kind,
  items,
  sectionOf,
  make,
  forOffice,
  changes = [],
  onStored,
}: SectionLetters<T>): Promise<LetterResult> {
  const sections = ownSections(currentRecord.snapshot().record);
  const bySection = new Map<string, T[]>();
  for (const item of items) {
    const other = otherSectionIn(sectionOf(item), sections);
    if (other !== undefined)
      return {
        problems: [`The college has no box for ${other || 'this section'}. Save it as a file.`],
        isLetter: true,
      };
    for (const section of sectionsIn(sectionOf(item), sections))
      bySection.set(section, [...(bySection.get(section) ?? []), item]);
  }
  const drafts = [...bySection].map(([section, own]): ExchangeDraft => ({
    making: make(own),
    address: { with: section, about: own.map(({ id }) => id) },
  }));
  const about = items.map(({ id }) => id);
  if (forOffice) drafts.push({ making: forOffice, address: { with: office, about } });
  const others = [...changes, ...(await withoutFailed(items, kind))];
  return sendLetters(drafts, [...bySection.keys()].join(', '), others, onStored);
}
