'use client';

import { resultsSince, withCgpa } from '@/components/performance/model/average';
import { PortfolioButton } from '@/components/portfolio/portfolio-button';
import {
  AcademicsCard,
  InterestsCard,
  SummaryCard,
  ContactCard,
} from '@/components/profile/cards/profile-cards';
import { CreditsCard } from '@/components/profile/cards/credits-card';
import { SkillTimelineCard } from '@/components/profile/cards/skill-timeline-card';
import { OwnAchievements, OwnEntries } from '@/components/profile/edit/own-lists';
import { OwnProjects } from '@/components/profile/edit/own-projects';
import { ProfileHeader, ProfileActions } from '@/components/profile/profile-header';
import type { SharedSite } from '@/components/profile/share/shared-page';
import { SharedProfileSwitch } from '@/components/profile/share/shared-profile-switch';
import { OwnRecord, type OwnPageProps } from '@/components/session/own-record';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { Site } from '@/content/schema/site';

/** The texts of a CV and a shared profile about the college and its rules of activities. */
type ProfileSite = Pick<Site, 'notice'> & {
  /** The college, for the page of a shared profile. */
  shared: SharedSite;
  activityRules: ActivityRules;
};

type ProfilePageProps = OwnPageProps<StudentRecord> & ProfileSite;

export function ProfilePage({ sample, signedOut, ...site }: ProfilePageProps) {
  return (
    <SharedProfileSwitch {...site.shared}>
      <OwnRecord kind="student" sample={sample} signedOut={signedOut}>
        {(record) => <ProfileBody record={record} isSample={record === sample} {...site} />}
      </OwnRecord>
    </SharedProfileSwitch>
  );
}

interface ProfileBodyProps extends ProfileSite {
  record: StudentRecord;
  isSample: boolean;
}

function ProfileBody({ record, isSample, ...site }: ProfileBodyProps) {
  const { credits, skillTimeline, results } = record;
  const { activityRules: rules, shared } = site;
  const { grading } = shared;
  const student = withCgpa(record.student, results, grading);
  const content = {
    college: shared.college,
    logo: shared.logo,
    notice: site.notice,
    student,
    grading,
    achievements: record.achievements.items,
    activities: record.activities.items,
    projects: record.projects.items,
    entries: record.entries.items,
    keys: record.keys.items,
  };
  const since = resultsSince(results);
  return (
    <>
      <ProfileHeader
        student={student}
        actions={
          <ProfileActions content={content}>
            <PortfolioButton content={{ ...content, results, grading, rules }} />
          </ProfileActions>
        }
      />
      <div className="@container">
        <div className="grid items-start gap-4.5 @2xl:grid-cols-[16rem_minmax(0,1fr)] @4xl:grid-cols-[19rem_minmax(0,1fr)]">
          <div className="grid gap-4.5">
            <SummaryCard summary={student.summary} />
            <CreditsCard
              credits={credits}
              since={since}
              semester={isSample ? undefined : student.semester}
            />
            <OwnAchievements content={content.achievements} />
            <AcademicsCard {...student} scale={grading} since={since} />
          </div>
          <div className="grid gap-4.5">
            <SkillTimelineCard timeline={skillTimeline} />
            <OwnProjects content={content.projects} />
            <OwnEntries content={content.entries} />
            <div className="grid gap-4.5 empty:hidden @4xl:grid-cols-[3fr_2fr] [&>:only-child]:col-span-full">
              <InterestsCard interests={student.interests} languages={student.languages} />
              <ContactCard email={student.email} city={student.city} />
            </div>
          </div>
        </div>
      </div>
    </>
  );
}
