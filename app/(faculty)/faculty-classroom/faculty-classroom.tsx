'use client';

import { ChatSection } from '@/components/chat/chat-section';
import { ComplianceSection } from '@/components/compliance/compliance-section';
import type { ComplianceTerms } from '@/components/compliance/model/compliance-content';
import { HelpSection } from '@/components/help/help-section';
import { ListPage } from '@/components/list/list-page';
import { TeacherWeek } from '@/components/schedule/classes/teacher-week';
import { ChangeExport } from '@/components/schedule/exchange/change-export';
import { TimetableFiles } from '@/components/schedule/feed/timetable-files';
import { FreeSlotButton } from '@/components/schedule/free-slot/free-slot-button';
import type { FreeSlotProps } from '@/components/schedule/free-slot/slot';
import type { CalendarHost } from '@/components/schedule/model/calendar-host';
import type { WeekSite } from '@/components/schedule/week/week';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import type { HelpRules } from '@/content/schema/academic';
import { facultyClassroomOf, type FacultyClassroomProps } from './faculty-classroom-of';

interface FacultyClassroomPageProps extends OwnListPageProps<FacultyClassroomProps> {
  week: WeekSite;
  calendarHost: CalendarHost;
  /** When a class can be held. */
  hours: FreeSlotProps['hours'];
  rules: HelpRules;
  terms: Omit<ComplianceTerms, 'asOf'>;
}

export function FacultyClassroomPage(props: FacultyClassroomPageProps) {
  const { sample, signedOut, empty, week, calendarHost, hours, rules, terms } = props;
  const { timeZone } = calendarHost;
  return (
    <OwnRecord kind="teacher" sample={sample} read={facultyClassroomOf} signedOut={signedOut}>
      {({ asOf, sections, timetable, freeSlot, help, compliance, by }) => (
        <>
          <ListPage
            title="MyClassroom"
            label="Sections"
            items={sections}
            empty={empty}
            action={
              <div className="flex flex-wrap gap-2">
                {freeSlot && <FreeSlotButton {...freeSlot} hours={hours} timeZone={timeZone} />}
                <ChangeExport by={by} />
              </div>
            }
          />
          <ChatSection timeZone={timeZone} />
          <TeacherWeek
            timetable={timetable}
            by={by.name}
            slots={freeSlot && { occupancy: freeSlot.occupancy, hours }}
            {...week}
          />
          <TimetableFiles timetable={timetable} asOf={asOf} calendarHost={calendarHost} />
          <HelpSection {...help} rules={rules} />
          <ComplianceSection {...compliance} {...terms} />
        </>
      )}
    </OwnRecord>
  );
}
