'use client';

import { ChatSection } from '@/components/chat/chat-section';
import { ListPage } from '@/components/list/list-page';
import type { RecordItem } from '@/components/list/record-list';
import { TeacherWeek } from '@/components/schedule/classes/teacher-week';
import { ChangeExport } from '@/components/schedule/exchange/change-export';
import { TimetableFile } from '@/components/schedule/feed/timetable-file';
import { FreeSlotButton } from '@/components/schedule/free-slot/free-slot-button';
import type { FreeSlotProps } from '@/components/schedule/free-slot/slot';
import type { CalendarHost } from '@/components/schedule/model/icalendar';
import type { WeekSite } from '@/components/schedule/week/week';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import type { ClassroomSection } from '@/content/schema/faculty/classroom';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';

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
