import { SearchField } from '@/components/list/search-field';
import { useRef, type KeyboardEvent } from 'react';
import type { ReviewRow } from '@/components/activity/model/review';
import { daysText, waitingDays } from '@/components/activity/model/review-rows';
import { Monogram } from '@/components/page/monogram';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import { now } from '@/lib/store/record';
import { formatCount } from '@/lib/text/count';
import { SectionChoice } from './section-choice';
import { deskLink } from './use-desk';

const shownRows = 200;

interface DeskListProps {
  rows: readonly ReviewRow[];
  current: ReviewRow | undefined;
  students: readonly RegisteredStudent[];
  query: { text: string; section: string | null };
  onSearch: (change: { text?: string; section?: string | null }) => void;
  onShow: (row: ReviewRow) => void;
  /** True if a phone shows the chosen row instead. */
  isLeft: boolean;
}

/** Shows what waits for a decision. The arrow keys move between the rows, which are one tab stop. */
export function DeskList(props: DeskListProps) {
  const { rows, current, students, query, onSearch, onShow, isLeft } = props;
  const list = useRef<HTMLUListElement>(null);
  const shown = rows.slice(0, shownRows);
  const stop = Math.max(0, current ? shown.indexOf(current) : 0);
  return (
    <div
      className={`grid min-h-0 grid-rows-[auto_minmax(0,1fr)] border-line @4xl:border-e ${isLeft ? '@max-4xl:hidden' : ''}`}
    >
      <div className="flex gap-2 border-b border-line p-3">
        <SearchField
          label="Search what waits"
          placeholder="Search"
          value={query.text}
          onChange={(text) => onSearch({ text })}
        />
        <div className="shrink-0">
          <SectionChoice
            students={students}
            section={query.section}
            onChoose={(section) => onSearch({ section })}
          />
        </div>
      </div>
      <div className="min-h-0 @4xl:overflow-auto">
        <ul
          ref={list}
          aria-label="Waiting for a decision"
          onKeyDown={(event) => moveFocus(event, list.current)}
        >
          {shown.map((row, index) => (
            <li key={row.key} className="border-b border-line">
              <a
                href={deskLink(row.key)}
                aria-current={row === current ? 'true' : undefined}
                tabIndex={index === stop ? 0 : -1}
                onClick={(event) => {
                  event.preventDefault();
                  onShow(row);
                }}
                className="relative flex gap-3 px-4 py-3 -outline-offset-2 hover:bg-brand-soft @4xl:aria-[current]:bg-brand-soft @4xl:aria-[current]:before:absolute @4xl:aria-[current]:before:inset-y-3 @4xl:aria-[current]:before:start-0 @4xl:aria-[current]:before:w-1 @4xl:aria-[current]:before:rounded-full @4xl:aria-[current]:before:bg-accent"
              >
                <DeskRow row={row} />
              </a>
            </li>
          ))}
        </ul>
        {rows.length > 0 && (
          <p className="p-4 text-note text-muted">
            Longest waiting first
            {rows.length > shownRows && `. ${formatCount(rows.length - shownRows)} more`}
          </p>
        )}
      </div>
    </div>
  );
}

function DeskRow({ row }: { row: ReviewRow }) {
  const days = waitingDays(row, now());
  return (
    <>
      <Monogram name={row.student} />
      <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] text-note">
        <span className="flex justify-between gap-2">
          <bdi className="truncate font-semibold">{row.student}</bdi>
          {days !== null && (
            <span className="shrink-0 text-small whitespace-nowrap text-muted">
              {daysText(days)}
            </span>
          )}
        </span>
        <bdi className="truncate">{row.submitted?.name ?? row.certificationBy}</bdi>
        <span className="text-small text-muted">{row.submitted?.category ?? row.rollNumber}</span>
      </span>
    </>
  );
}

function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  const links = [...(list?.querySelectorAll('a') ?? [])];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const targets: Record<string, number> = {
    ArrowDown: Math.min(at + 1, links.length - 1),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: links.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined || at < 0) return;
  event.preventDefault();
  links[target]?.focus();
}
