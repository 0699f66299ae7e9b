import { EnvelopeIcon } from '@heroicons/react/16/solid';
import { useMemo, useRef, type ComponentType } from 'react';
import { useManaged } from '@/components/list/use-managed';
import { registerNote } from '@/components/attendance/model/attendance';
import { Monogram } from '@/components/page/monogram';
import { PortalLink } from '@/components/page/portal-link';
import { ShortDay } from '@/components/page/short-day';
import { contactsByStudent, isFollowUpDue } from '@/components/progress/model/contact';
import { reasonText, rulesText, shortReasons } from '@/components/progress/model/help-reason';
import {
  helpRows,
  namedSections,
  withoutReceived,
  type HelpRow,
} from '@/components/progress/model/help-row';
import { useCountedStudents, type CountingSite } from '@/components/roll-call/use-counted-students';
import { PanelHead } from '@/components/ui/all-panel';
import { Button, cornerLinkClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { PanelButton, Panel } from '@/components/ui/panel';
import { restoreFocus } from '@/components/ui/restore-focus';
import type { HelpRules } from '@/content/schema/academic';
import { routes } from '@/lib/site/routes';
import { useRecords } from '@/lib/store/use-records';
import { countText, formatCount } from '@/lib/text/count';
import { dayOf } from '@/lib/time/day';

const whyPanelId = 'why-help';

interface WhyPanelProps {
  title: string;
  rows: readonly HelpRow[];
  rules: HelpRules;
}

/** The college's rules, and the reasons of these students as sentences. */
function WhyPanel({ title, rows, rules }: WhyPanelProps) {
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
function Reasons({ row }: { row: HelpRow }) {
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

const shownCount = 3;

/** A message to students, which is recorded as a contact with each. */
type WriteDialog = ComponentType<
  LazyDialogProps & { students: readonly Pick<HelpRow, 'name' | 'rollNumber'>[]; by: string }
>;

export interface NeedsHelpProps extends CountingSite {
  rules: HelpRules;
  /** The name of the teacher. */
  by: string;
  loadWrite: () => Promise<WriteDialog>;
}

/** The first students who need help by the college's rules, each with the reasons in a line and a way to write. */
export function NeedsHelp({ rules, by, loadWrite, ...site }: NeedsHelpProps) {
  const { students, registers } = useCountedStudents(site);
  const received = useRecords('received');
  const rows = useMemo(
    () => helpRows(withoutReceived(students, received), rules),
    [students, rules, received],
  );
  const listed = rows.filter(({ reasons }) => reasons.length > 0);
  const shown = listed.slice(0, shownCount);
  const { managed, Dialog: Write, manage, close } = useManaged(loadWrite);
  const list = useRef<HTMLUListElement>(null);
  const asked = rows.find(({ id }) => id === managed);
  const why = shown.length === 1 ? 'Why this student' : `Why these ${shown.length}`;
  return (
    <Card
      title="Who needs help"
      action={
        shown.length > 0 && (
          <PanelButton panel={whyPanelId} className={cornerLinkClass}>
            {why}
          </PanelButton>
        )
      }
    >
      <FollowUps />
      {shown.length === 0 ? (
        <p className="text-muted">No student needs help now.</p>
      ) : (
        <ul ref={list} tabIndex={-1} aria-label="Who needs help" className="divide-y divide-line">
          {shown.map((row) => (
            <Student key={row.id} row={row} onWrite={() => manage(row.id)} />
          ))}
        </ul>
      )}
      {shown.length > 0 && registers.length > 0 && (
        <p className="mt-2 text-note text-muted">
          College’s figures up to <ShortDay day={site.record.asOf} weekday />
          {registerNote({ registered: registers.length })}
        </p>
      )}
      {listed.length > shown.length && (
        <PortalLink
          href={routes.facultyProgress}
          className={`${cornerLinkClass} mt-2 pointer-coarse:min-h-11`}
        >
          All {formatCount(listed.length)} of {formatCount(rows.length)} students
        </PortalLink>
      )}
      {shown.length > 0 && <WhyPanel title={why} rows={shown} rules={rules} />}
      {asked && Write && (
        <Write
          students={[asked]}
          by={by}
          onClose={() => {
            close();
            restoreFocus(() => list.current);
          }}
        />
      )}
    </Card>
  );
}

/** Shows how many students the teacher wanted to look at again by today; nothing if there are none. */
function FollowUps() {
  const contacts = useRecords('contacts');
  const today = dayOf(new Date());
  const due = [...contactsByStudent(contacts).values()].filter((own) =>
    isFollowUpDue(own, today),
  ).length;
  if (due === 0) return null;
  return (
    <PortalLink
      href={routes.facultyProgress}
      hash="?show=followUp"
      className={`${cornerLinkClass} mb-2`}
    >
      {countText(due, ['follow-up is due', 'follow-ups are due'])}
    </PortalLink>
  );
}

function Student({ row, onWrite }: { row: HelpRow; onWrite: () => void }) {
  const { name, sections, reasons } = row;
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <Monogram name={name} />
      <div className="min-w-0 grow text-note wrap-anywhere">
        <p>
          <bdi className="font-semibold">{name}</bdi>{' '}
          <bdi className="text-muted">{sections.join(', ')}</bdi>
        </p>
        <p>{shortReasons(reasons)}</p>
      </div>
      <Button aria-label={`Write to ${name}`} aria-haspopup="dialog" onClick={onWrite}>
        <EnvelopeIcon className="size-4 max-[24rem]:hidden" aria-hidden="true" />
        Write
      </Button>
    </li>
  );
}
