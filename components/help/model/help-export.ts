import { toCsv } from '@/lib/file/csv';
import { contactLabels, type ContactsByStudent } from './contact';
import type { HelpContent } from './help-content';
import { helpRuleNames, reasonText } from './help-reason';
import { namedSections, type HelpRow } from './help-row';
import { ruleLabels } from './help-text';

/** The list as it is printed or saved. */
export interface HelpReport extends HelpContent {
  /** The students that the page shows. */
  rows: readonly HelpRow[];
  /** Their section; null for all. */
  section: string | null;
  contacts: ContactsByStudent;
}

/** The list as CSV, a line a student. Each line has the day of its figures, so that it says so on its own. */
export function helpToCsv({
  rows,
  section,
  contacts,
  asOf,
}: Pick<HelpReport, 'rows' | 'section' | 'contacts' | 'asOf'>): string {
  const rules = helpRuleNames.map((rule) => ruleLabels[rule]);
  const fields = [
    ...['Name', 'Roll no', 'Section', 'Reasons', ...rules],
    ...['Last contact', 'Date of contact', 'Contacts', 'As of'],
  ];
  const lines = rows.map((row) => {
    const history = contacts.get(row.id) ?? [];
    const [last] = history;
    return {
      Name: row.name,
      'Roll no': row.rollNumber,
      Section: section ?? row.sections.join(', '),
      Reasons: row.reasons.length,
      ...Object.fromEntries(
        helpRuleNames.map((rule) => [ruleLabels[rule], reasonsOf(row, rule, section)]),
      ),
      'Last contact': last ? contactLabels[last.kind] : null,
      'Date of contact': last?.day ?? null,
      Contacts: history.length,
      'As of': asOf,
    };
  });
  return toCsv(fields, lines);
}

function reasonsOf(row: HelpRow, rule: string, section: string | null): string {
  return row.reasons
    .filter((reason) => reason.rule === rule)
    .map((reason) =>
      [namedSections(row, reason, section), reasonText(reason)].filter(Boolean).join(': '),
    )
    .join('. ');
}
