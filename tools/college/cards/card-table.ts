import { toCsv } from '@/lib/file/csv';
import type { Card } from './card';

const columns = ['id', 'name', 'kind', 'section', 'code', 'address'] as const;

/** The cards as CSV for mail merge. */
export function cardTable(cards: readonly Card[]): string {
  const rows = cards.map(({ sections, writtenId, ...card }) => ({
    ...card,
    id: writtenId,
    section: sections.join(', '),
  }));
  return toCsv(columns, rows);
}
