'use client';

import { ChatSection } from '@/components/chat/chat-section';
import { ListPage } from '@/components/list/list-page';
import type { RecordItem } from '@/components/list/record-list';
import { TimetableFile } from '@/components/schedule/feed/timetable-file';
import { FreeSlotButton } from '@/components/schedule/free-slot/free-slot-button';
import type { FreeSlotProps } from '@/components/schedule/free-slot/slot';
import type { CalendarHost } from '@/components/schedule/model/icalendar';
import { type WeekSite, Week } from '@/components/schedule/week/week';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import type { ClassroomSection } from '@/content/schema/faculty/classroom';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import { ArrowUpTrayIcon } from '@heroicons/react/16/solid';
import { buttonClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import type { ChangeExportDialogProps } from '@/components/schedule/exchange/change-export-dialog';
import { useZonedClock } from '@/components/page/use-clock';
import { useOwnTimetable } from '@/components/schedule/entry/use-own-timetable';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import type { ChangeFormProps } from '@/components/schedule/classes/change-form';
import { useEntryActions } from '@/components/schedule/classes/use-entry-actions';

interface TeacherWeekProps extends WeekSite {
  timetable: Timetable<UpcomingClass>;
  /** The name recorded with a change. */
  by: string;
  /** The data about free slots; left out if nothing is. */
  slots?: ChangeFormProps['slots'];
}

/** The week of a teacher, whose classes can be cancelled, moved or given to another teacher. */
function TeacherWeek({ timetable, by, slots, ...site }: TeacherWeekProps) {
  const clock = useZonedClock(site.timeZone);
  const own = useOwnTimetable(timetable, site.timeZone);
  const { actionOf, dialog } = useEntryActions({
    ...{ timetable: own, by, timeZone: site.timeZone, isShort: true, slots, clock },
    cancelOnly: timetable.days === undefined,
  });
  return (
    <>
      <Week
        timetable={timetable}
        {...site}
        actionOf={({ meeting, ...entry }) => {
          const session = timetable.meetings.find(({ id }) => id === meeting?.id);
          return session && actionOf({ ...entry, meeting: session });
        }}
      />
      {dialog}
    </>
  );
}

const loadExchange = async () =>
  (await import('@/components/schedule/exchange/change-export-dialog')).ChangeExportDialog;

/** Opens the dialog that saves the classes changed on this device as a file for students. */
function ChangeExport(props: ChangeExportDialogProps) {
  return (
    <LazyDialogButton
      load={loadExchange}
      props={props}
      name="export-changes"
      className={buttonClass()}
    >
      <ArrowUpTrayIcon className="size-4" aria-hidden="true" />
      Export changes
    </LazyDialogButton>
  );
}

interface FacultyClassroomPageProps extends OwnListPageProps<TeacherRecord> {
  week: WeekSite;
  calendarHost: CalendarHost;
  /** The hours in which a class can be held. */
  hours: FreeSlotProps['hours'];
}

export function FacultyClassroomPage(props: FacultyClassroomPageProps) {
  const { sample, signedOut, empty, week, calendarHost, hours } = props;
  const { timeZone } = calendarHost;
  return (
    <OwnRecord kind="teacher" sample={sample} signedOut={signedOut}>
      {(record) => {
        const { asOf, classroom, classes, schedule, occupancy, facultyProfile } = record;
        const { name: by, employeeId } = facultyProfile;
        const students = record.register.items;
        const timetable = { ...schedule, meetings: classes.items };
        const slots = occupancy && occupancy.sections.length > 0 ? { occupancy, hours } : undefined;
        return (
          <>
            <ListPage
              title="MyClassroom"
              label="Sections"
              items={classroom.items.map((section) => toItem(section, students))}
              empty={empty}
              action={
                <div className="flex flex-wrap gap-2">
                  {slots && (
                    <FreeSlotButton
                      {...slots}
                      timetable={timetable}
                      asOf={asOf}
                      timeZone={timeZone}
                    />
                  )}
                  <ChangeExport by={{ name: by, employeeId }} />
                </div>
              }
            />
            <ChatSection timeZone={timeZone} />
            <TeacherWeek timetable={timetable} by={by} slots={slots} {...week} />
            <TimetableFile timetable={timetable} asOf={asOf} calendarHost={calendarHost} />
          </>
        );
      }}
    </OwnRecord>
  );
}

const toItem = (
  { id, section, course, room, students }: ClassroomSection,
  registered: TeacherRecord['register']['items'],
): RecordItem => ({
  id,
  title: `${section} ${course}`,
  detail: room ?? [],
  meta: [students === 1 ? '1 student' : `${students} students`],
  people: registered
    .filter((student) => student.section === section)
    .map(({ name, rollNumber }) => ({ name, id: rollNumber })),
});
