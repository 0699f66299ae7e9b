import { join } from 'node:path';
import { readCollege } from '@/tools/college/college';
import { findById, readKind } from '@/tools/college/find-person';
import { readPeople, type NamedPerson } from '@/tools/college/read-people';
import { writeFiles } from '@/tools/file/write-files';
import { cardOf, type Card } from './card';
import { cardSheets, type SheetText } from './sheet';
import { toCsv } from '@/lib/file/csv';

const columns = ['id', 'name', 'kind', 'section', 'code', 'address'] as const;

/** The cards as CSV for mail merge. */
export function cardTable(cards: readonly Card[]): string {
  const rows = cards.map(({ sections, writtenId, name, kind, code, address }) => ({
    ...{ name, kind, code, address },
    id: writtenId,
    section: sections.join(', '),
  }));
  return toCsv(columns, rows);
}

/** Whose cards are printed; everybody's if nothing is chosen. */
interface CardChoice {
  only?: readonly string[] | undefined;
  section?: string | undefined;
  kind?: string | undefined;
}

/** Writes cards.html and cards.csv to cards/ in a college's folder and returns the cards in them. */
export function writeCards(
  folder: string,
  choice: CardChoice,
  text: SheetText & { portal: string },
): Card[] {
  const chosen = choosePeople(readPeople(folder), choice);
  const college = readCollege(folder);
  const cards = chosen.map((person) => cardOf(person, college, text.portal));
  writeFiles(
    new Map([
      [join(folder, 'cards', 'cards.html'), cardSheets(cards, text)],
      [join(folder, 'cards', 'cards.csv'), cardTable(cards)],
    ]),
  );
  return cards;
}

function choosePeople(people: readonly NamedPerson[], { only, section, kind }: CardChoice) {
  const wanted = readKind(kind);
  const ofKind = people.filter((person) => !wanted || person.kind === wanted);
  const named = only ? only.flatMap((id) => findById(ofKind, id)) : ofKind;
  if (section === undefined) return named;
  const chosen = named.filter(
    (person) => person.kind === (wanted ?? 'student') && person.sections.includes(section),
  );
  if (chosen.length > 0) return chosen;
  const sections = [...new Set(people.flatMap((person) => person.sections))].sort();
  throw new Error(
    `Nobody is in section "${section}". The sections in the records are: ${sections.join(', ') || 'none'}.`,
  );
}
