import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { SessionFlag } from '@/lib/record/session-flag';
import { asset } from '@/lib/site/routes';
import { homeOf, loginOf } from './session-route';

/** What a student sees on a page for teachers, and a teacher on a page for students. */
export function OtherPage({ flag: { kind, shown } }: { flag: SessionFlag }) {
  const isStudent = kind === 'student';
  return (
    <Card title={isStudent ? 'This page is for teachers' : 'This page is for students'}>
      <p>
        You are signed in as <bdi>{shown.name}</bdi>, who is a {kind}.
      </p>
      <p className="mt-5 flex flex-wrap gap-2.5">
        <a href={asset(homeOf(kind))} className={buttonClass('primary')}>
          Open your {isStudent ? 'dashboard' : 'faculty dashboard'}
        </a>
        <a href={asset(loginOf(isStudent ? 'teacher' : 'student'))} className={buttonClass()}>
          Sign in as a {isStudent ? 'teacher' : 'student'}
        </a>
      </p>
    </Card>
  );
}
