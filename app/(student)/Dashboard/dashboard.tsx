'use client';

import { OwnRecord, type OwnPageProps } from '@/components/session/own-record';
import { DashboardBody, type DashboardSite } from './dashboard-body';
import { dashboardOf, type DashboardProps } from './dashboard-of';

type DashboardPageProps = OwnPageProps<DashboardProps> & DashboardSite;

export function DashboardPage({ sample, signedOut, ...site }: DashboardPageProps) {
  return (
    <OwnRecord
      kind="student"
      sample={sample}
      read={dashboardOf}
      signedOut={
        <div className="@container grid gap-4.5">
          {signedOut}
          <div className="grid gap-4.5 @2xl:grid-cols-2">
            {site.calendar}
            {site.map}
          </div>
        </div>
      }
    >
      {(props) => <DashboardBody {...props} {...site} />}
    </OwnRecord>
  );
}
