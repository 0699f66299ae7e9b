'use client';

import { useMemo } from 'react';
import { FailedLetters } from '@/components/drop/failed-letters';
import { lettersAbout } from '@/components/drop/model/letter';
import { useBoxes } from '@/components/drop/use-boxes';
import { byClass, eventAbsences, lastStep } from '@/components/question/model/question';
import { isNotPresent, type StudentClass } from '@/components/roll-call/model/every-class';
import { AskOffice } from '@/components/roll-call/student/class-row';
import { EveryClass, type EveryClassProps } from '@/components/roll-call/student/every-class';
import { useSends } from '@/components/session/use-current-record';
import { buttonClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import type { StudentRecord } from '@/content/schema/record/student-record';
import { limits } from '@/content/schema/limits';
import type { StudentDrop } from '@/lib/drop/access';
import { useRecords } from '@/lib/store/use-records';
import { formatShortDay, formatTime, formatWeekday } from '@/lib/time/date';
import { daysAfter } from '@/lib/time/day';
import { AbsenceList, noteClass } from './absence-list';
import { ClassQuestion } from './class-question';
import type { AskedClass } from './question-dialog';

const loadDialog = async () => (await import('./question-dialog')).QuestionDialog;

interface QuestionedClassesProps extends Pick<EveryClassProps, 'timeZone' | 'email'> {
  record: StudentRecord;
}

/** The classes of a student, with the questions about them. */
export function QuestionedClasses({ record, ...site }: QuestionedClassesProps) {
  const { name, rollNumber } = record.student;
  const student = { name, rollNumber };
  const boxes = useBoxes();
  const sends = useSends();
  const questions = useRecords('questions');
  const letters = useRecords('letters');
  const last = useMemo(() => byClass(questions.values()), [questions]);
  const about = lettersAbout(letters.values(), 'question');
  const isRecent = (one: StudentClass, today: string) =>
    !one.differs && one.day >= daysAfter(today, -limits.question.days);
  const canAsk = (one: StudentClass, today: string) => {
    const question = last.get(one.id);
    const isDone = !question || ['stands', 'withdrawn'].includes(lastStep(question).what);
    return isDone && isRecent(one, today) && (!sends || boxOf(one, boxes) !== undefined);
  };
  const askedOf = (one: StudentClass): AskedClass => {
    const box = boxOf(one, boxes);
    return { one, box, teacher: box?.name ?? one.teachers[0] ?? 'the teacher' };
  };
  const partOf = (one: StudentClass, today: string) => {
    const question = last.get(one.id);
    return (
      <>
        {question && (
          <ClassQuestion
            {...{ one, question, today }}
            letter={about.get(question.id)}
            timeZone={site.timeZone}
          />
        )}
        {canAsk(one, today) && (
          <LazyDialogButton
            load={loadDialog}
            props={{ classes: [askedOf(one)], student }}
            label={`Question this: ${one.course}, ${formatWeekday(one.day)}, ${formatTime(one.start)}`}
            className={`${buttonClass()} mt-1 justify-self-start`}
          >
            Question this
          </LazyDialogButton>
        )}
        {sends && !boxOf(one, boxes) && isRecent(one, today) && isNotPresent(one) && (
          <AskOffice one={one} email={site.email} />
        )}
      </>
    );
  };
  return (
    <EveryClass record={record} {...site} partOf={partOf}>
      {(today, classes) => (
        <>
          {eventAbsences(classes.filter((one) => canAsk(one, today))).map(([event, own]) => (
            <div key={event} className={noteClass}>
              <p className="min-w-0 wrap-anywhere">
                You were at <bdi>{event}</bdi> on {daysOf(own, today)}: {own.length} classes count
                as absent.
              </p>
              <LazyDialogButton
                load={loadDialog}
                props={{ classes: own.map(askedOf), student, event }}
                label={`Question ${own.length} classes: ${event}`}
                className={buttonClass()}
              >
                Question {own.length} classes
              </LazyDialogButton>
            </div>
          ))}
          {boxes.length > 0 && <AbsenceList record={record} today={today} />}
          <FailedLetters letters={letters} kind="absence" />
          <FailedLetters letters={letters} kind="question" />
        </>
      )}
    </EveryClass>
  );
}

/** The day of classes, newest first, or the first and the last: "Wed 14 Oct to Thu 15 Oct". */
const daysOf = (classes: readonly StudentClass[], today: string): string =>
  [...new Set([classes.at(-1)!.day, classes[0]!.day])]
    .map((day) => formatShortDay(day, today, true))
    .join(' to ');

/** The box of the teacher of a class: of its register or, without one, by the timetable. */
function boxOf(
  { register, teachers }: StudentClass,
  boxes: readonly StudentDrop[],
): StudentDrop | undefined {
  return (
    boxes.find(({ teacher }) => teacher === register?.teacher) ??
    boxes.find(({ name }) => teachers.includes(name))
  );
}
