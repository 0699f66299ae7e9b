'use client';

import type { CredentialIssuer } from '@/components/credential/model/issuer';
import type { CalendarHost } from '@/components/schedule/model/calendar-host';
import { OwnRecord, type OwnPageProps } from '@/components/session/own-record';
import type { HelpRules } from '@/content/schema/academic';
import { FacultyDashboardBody } from './faculty-dashboard-body';
import { facultyDashboardOf, type FacultyDashboardProps } from './faculty-dashboard-of';

interface FacultyDashboardPageProps extends OwnPageProps<FacultyDashboardProps> {
  calendarHost: CalendarHost;
  rules: HelpRules;
  issuer: CredentialIssuer;
  /** Whether only signed decisions are accepted. */
  signedOnly?: boolean;
  /** The names of the categories of activities. */
  categories: readonly string[];
}

export function FacultyDashboardPage({ sample, signedOut, ...college }: FacultyDashboardPageProps) {
  return (
    <OwnRecord kind="teacher" sample={sample} read={facultyDashboardOf} signedOut={signedOut}>
      {(props) => <FacultyDashboardBody {...props} {...college} />}
    </OwnRecord>
  );
}
