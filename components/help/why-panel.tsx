import { PanelHead } from '@/components/ui/all-panel';
import { Panel } from '@/components/ui/panel';
import type { HelpRules } from '@/content/schema/academic';
import { reasonText } from './model/help-reason';
import { namedSections, type HelpRow } from './model/help-row';
import { rulesText } from './model/help-text';

export const whyPanelId = 'why-help';

interface WhyPanelProps {
  title: string;
  rows: readonly HelpRow[];
  rules: HelpRules;
}

/** The college's rules, and the reasons of these students as sentences. */
export function WhyPanel({ title, rows, rules }: WhyPanelProps) {
  return (
    <Panel id={whyPanelId} label={title} placement="centre">
      <PanelHead panel={whyPanelId} title={title} />
      <ul className="grid gap-3">
        {rows.map((row) => (
          <li key={row.id} className="wrap-anywhere">
            <bdi className="font-semibold">{row.name}</bdi>
            <Reasons row={row} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-note text-pretty text-muted">
        The college’s rules: a student is listed if {rulesText(rules)}. Those with most reasons come
        first. Late counts as attended, and excused classes are left out.
      </p>
    </Panel>
  );
}

/** The reasons of a student as sentences. */
export function Reasons({ row }: { row: HelpRow }) {
  return (
    <ul className="grid gap-1 text-note">
      {row.reasons.map((reason) => {
        const named = namedSections(row, reason, null);
        return (
          <li key={`${reason.rule} ${reason.sections.join()}`}>
            {named && `${named}: `}
            {reasonText(reason)}.
          </li>
        );
      })}
    </ul>
  );
}
