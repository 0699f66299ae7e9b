import { ArrowLeftIcon, ListBulletIcon, Squares2X2Icon } from '@heroicons/react/20/solid';
import { useState, type ReactNode } from 'react';
import { useManaged } from '@/components/list/use-managed';
import { ShortDay } from '@/components/page/short-day';
import { awayOn } from '@/components/roll-call/model/absence';
import type { ClassOfDay } from '@/components/roll-call/model/class-list';
import {
  needsReason,
  statusLabels,
  type Mark,
  type RollCall,
  type RollMarks,
  type RosterStudent,
} from '@/components/roll-call/model/roll-call';
import { loadCancelDialog } from '@/components/schedule/classes/class-dialog';
import { Button, buttonClass, cornerLinkClass } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import { normalizeId } from '@/lib/record/person';
import { workspace } from '@/lib/store/device';
import { now, put, remove } from '@/lib/store/record';
import { useRecords } from '@/lib/store/use-records';
import { formatTime } from '@/lib/time/date';
import { MarkList } from './mark-list';
import { MarkNumbers } from './mark-numbers';
import { MarkTiles } from './mark-tiles';
import { SaveRegister } from './save-register';
import { OtherDevice } from './other-device';
import type { RegisterBy } from './save-with-letters';
import { useMarks } from './use-marks';

interface RosterProps {
  chosen: ClassOfDay;
  /** The weekly class, which can be cancelled. */
  session: UpcomingClass | undefined;
  /** The classes that make a double period with it and have no register. */
  followers: readonly ClassOfDay[];
  roster: readonly RosterStudent[];
  stored: RollCall | undefined;
  /** The register of another device that does not know this one. */
  other: RollCall | undefined;
  /** The students who are on duty on the day by an event, by normalized roll number. */
  away: ReadonlySet<string>;
  by: RegisterBy;
  asOf: string;
  timeZone: string;
}

/** The register of a class. */
export function Roster(props: RosterProps) {
  const { chosen, roster } = props;
  const { course, section, day, start, end, room, cancelled } = chosen;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div>
        <a href="#" className={`${cornerLinkClass} min-h-10 gap-1.5 pointer-coarse:min-h-11`}>
          <ArrowLeftIcon className="size-5 rtl:-scale-x-100" aria-hidden="true" />
          All classes
        </a>
        <h2 className="text-title wrap-anywhere outline-none">
          <bdi>{course}</bdi>, <bdi>{section}</bdi>
        </h2>
        <p className="text-note text-muted">
          <ShortDay day={day} weekday />, {formatTime(start)} to {formatTime(end)}
          {room !== undefined && (
            <>
              {' · '}
              <bdi className="inline-block">{room}</bdi>
            </>
          )}
        </p>
      </div>
      {cancelled !== undefined ? (
        <p>Cancelled{cancelled && `: ${cancelled}`}</p>
      ) : roster.length > 0 ? (
        <OpenRoster {...props} />
      ) : (
        <p>
          Your register has no student of <bdi>{section}</bdi>. Ask the office to add the section to
          your register.
        </p>
      )}
    </div>
  );
}

const modes: readonly Mark[] = ['A', 'L', 'D'];

const modeStyles: Record<Mark, string> = {
  A: 'has-checked:border-rejected has-checked:bg-rejected-fill has-checked:text-rejected',
  L: 'has-checked:border-pending has-checked:bg-pending-fill has-checked:text-pending',
  D: 'has-checked:border-exam has-checked:bg-exam-fill has-checked:text-exam',
};

/** The flag of a teacher who wants the list of names. */
const listFlag = 'register-as-list';

function OpenRoster({ chosen, session, followers, roster, stored, ...props }: RosterProps) {
  const [mode, setMode] = useState<Mark>('A');
  const [isDouble, setIsDouble] = useState(true);
  const [openedAt] = useState(() => Date.now());
  const isList = useRecords('flags').has(listFlag);
  const [beforehand] = useState(() => dutyMarks(roster, props.away));
  const away = awayOn(useRecords('absences').values(), chosen.day);
  const absent = roster.filter(({ rollNumber }) => away.has(normalizeId(rollNumber)));
  const marking = useMarks(stored?.marks ?? beforehand, roster);
  const cancelling = useManaged(loadCancelDialog);
  const last = followers.at(-1);
  const classes = isDouble && !stored ? [chosen, ...followers] : [chosen];
  const { by, asOf, timeZone } = props;
  const { Dialog } = cancelling;
  return (
    <>
      {stored && props.other && <OtherDevice own={stored} other={props.other} by={by} />}
      {last && !stored && (
        <Checkbox
          label={`Also for ${formatTime(followers[0]!.start)} to ${formatTime(last.end)}`}
          checked={isDouble}
          onChange={setIsDouble}
        />
      )}
      <div className="flex max-w-2xl gap-2">
        {!isList && <ModeChoice mode={mode} onChange={setMode} />}
        <button
          type="button"
          onClick={() =>
            void workspace
              .write([
                isList ? remove('flags', listFlag) : put('flags', { id: listFlag, at: now() }),
              ])
              .catch(() => {})
          }
          className={`${buttonClass()} ${isList ? '' : '!px-3'}`}
        >
          {isList ? (
            <>
              <Squares2X2Icon className="size-5" aria-hidden="true" />
              Roll numbers
            </>
          ) : (
            <>
              <ListBulletIcon className="size-5" aria-hidden="true" />
              <span className="sr-only">List with names</span>
            </>
          )}
        </button>
      </div>
      {isList ? (
        <MarkList roster={roster} {...marking} />
      ) : (
        <MarkTiles roster={roster} away={away} mode={mode} {...marking} />
      )}
      {absent.length > 0 && (
        <p className="flex max-w-2xl items-baseline gap-2 text-note text-muted">
          <span
            aria-hidden="true"
            className="size-2 shrink-0 rounded-full bg-pending forced-colors:bg-[CanvasText]"
          />
          <span>
            {absent.map(({ label, name }) => `${label} ${name}`).join(', ')} wrote: away today
          </span>
        </p>
      )}
      <MarkNumbers roster={roster} mode={mode} markAll={marking.markAll} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => marking.markAll(roster, 'A')}>Everybody absent</Button>
        <Button onClick={() => marking.markAll(roster, 'P')}>Everybody present</Button>
        {session && !stored && (
          <Button aria-haspopup="dialog" onClick={() => cancelling.manage(chosen.id)}>
            Class not held
          </Button>
        )}
      </div>
      <SaveRegister
        classes={classes}
        roster={roster}
        marking={marking}
        isChange={stored !== undefined}
        isReasoned={stored !== undefined && needsReason(stored, openedAt, asOf)}
        by={by}
      />
      {cancelling.managed && Dialog && session && (
        <Dialog
          session={session}
          dated={{ ...chosen, plannedDay: chosen.id.slice(chosen.meeting.length + 1) }}
          by={by.name}
          timeZone={timeZone}
          onClose={cancelling.close}
        />
      )}
    </>
  );
}

const dutyMarks = (roster: readonly RosterStudent[], away: ReadonlySet<string>): RollMarks =>
  Object.fromEntries(
    roster.flatMap(({ rollNumber }) =>
      away.has(normalizeId(rollNumber)) ? [[rollNumber, 'D']] : [],
    ),
  );

interface ModeChoiceProps {
  mode: Mark;
  onChange: (mode: Mark) => void;
}

/** Shows what a tap marks. */
function ModeChoice({ mode, onChange }: ModeChoiceProps): ReactNode {
  return (
    <fieldset className="flex min-w-0 grow flex-wrap gap-1 rounded-control bg-sunken p-1">
      <legend className="sr-only">A tap marks as</legend>
      {modes.map((one) => (
        <label
          key={one}
          className={`flex min-h-10 grow cursor-pointer items-center justify-center rounded-[7px] border border-transparent px-2 text-note font-semibold text-muted has-focus-visible:outline-2 forced-colors:has-checked:outline-2 ${modeStyles[one]}`}
        >
          <input
            type="radio"
            name="mode"
            checked={mode === one}
            onChange={() => onChange(one)}
            className="sr-only"
          />
          {statusLabels[one]}
        </label>
      ))}
    </fieldset>
  );
}
