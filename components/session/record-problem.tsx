'use client';

import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useAnnounced } from '@/components/ui/use-announced';
import { openCurrentRecord } from '@/lib/record/current';
import type { PersonKind } from '@/lib/record/person';
import type { SessionProblem } from '@/lib/record/session';
import { asset } from '@/lib/site/routes';
import { loginOf } from './session-route';

const sentences: Record<SessionProblem, string> = {
  offline: 'The site cannot be reached. Check your connection, then try again.',
  server: 'The server could not send your record. Try again in a few minutes.',
  missing:
    'The college no longer publishes a record under your access code. Ask for a new card, then sign in again.',
  newer: 'Your record needs a newer version of this page. Reload the page.',
  damaged: 'Your record arrived damaged. Try again; if it stays so, tell the college.',
  large: 'Your record is too large to open. Tell the college.',
  other: 'The server sent the record of somebody else, which is not shown. Tell the college.',
  ended: 'You are not signed in on this device any more. Sign in again.',
  script: 'A part of the page did not load. Check your connection, then reload the page.',
};

/** Why the record of the person who is signed in cannot be shown, and what to do. */
export function RecordProblem({ problem, kind }: { problem: SessionProblem; kind: PersonKind }) {
  const sentence = sentences[problem];
  const isReload = problem === 'newer' || problem === 'script';
  useAnnounced(sentence, { urgent: true, first: true });
  return (
    <Card title="Your record cannot be shown">
      <p>{sentence}</p>
      <p className="mt-5 flex flex-wrap gap-2.5">
        <button
          type="button"
          onClick={() => (isReload ? window.location.reload() : void openCurrentRecord())}
          className={buttonClass('primary')}
        >
          {isReload ? 'Reload' : 'Try again'}
        </button>
        <a href={asset(loginOf(kind))} className={buttonClass()}>
          Sign in again
        </a>
      </p>
    </Card>
  );
}
