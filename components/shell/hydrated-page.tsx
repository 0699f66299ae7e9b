'use client';

import { Activity, useDeferredValue, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { usePathname } from 'next/navigation';
import { useCurrentRecord } from '@/components/session/use-current-record';
import { replayEarlyInput } from '@/lib/browser/early-input';
import { onInput } from '@/lib/browser/on-input';
import { currentRecord } from '@/lib/record/current';
import { beganWithCopy } from '@/lib/record/own-copy';
import type { PersonKind } from '@/lib/record/person';
import { begunLogouts, type SessionFlag } from '@/lib/record/session-flag';
import { markHydrated } from '@/lib/store/device';

const isSignedIn = () => currentRecord.snapshot().flag !== null;

interface HydratedPageProps {
  /** True if only signed decisions are accepted. */
  signedOnly: boolean;
  children: ReactNode;
}

/**
 * The page inside the shell. React hydrates it after the shell, in a separate task, so that a slow phone can respond in
 * between: earlier input is replayed as far as it concerns the shell. After hydration, data stored on this device can be
 * shown and the rest is replayed. If a person is signed in, the sample in the server's HTML is removed before it is
 * hydrated, and the page starts with the person's record.
 */
export function HydratedPage({ signedOnly, children }: HydratedPageProps) {
  useEffect(() => void replayEarlyInput('shell'), []);
  if (useSyncExternalStore(currentRecord.subscribe, isSignedIn, () => false))
    return <OwnPage signedOnly={signedOnly}>{children}</OwnPage>;
  return (
    <Activity>
      {children}
      <Hydrated />
    </Activity>
  );
}

/** Rendered after the page, so that its effect runs after the effects in which the page's components request data. */
function Hydrated() {
  useEffect(() => {
    markHydrated();
    void replayEarlyInput('page');
    if (begunLogouts().length > 0) void finishLogouts();
  }, []);
  return null;
}

// Without a connection, or while the user leaves the page, the code of these may be missing: the next page tries again.
const copyPage = (flag: SessionFlag) =>
  import('@/lib/record/write-copy').then((code) => code.writeCopy(flag), ignore);
const finishLogouts = () =>
  import('@/components/session/end-session').then((code) => code.finishLogouts(), ignore);
const restoreKept = (flag: SessionFlag) =>
  import('@/components/session/restore-kept').then((code) => code.restoreKept(flag), ignore);
const startLetters = (kind: PersonKind, signedOnly: boolean) =>
  import('./start-letters').then((code) => code.startLetters(kind, signedOnly), ignore);
const ignore = () => {};

/** The time that a page settles before it is copied for the next visit, in milliseconds. */
const settleTime = 1500;

/** The page of the person who is signed in; it is ready once the record is open or cannot be opened. */
function OwnPage({ signedOnly, children }: HydratedPageProps) {
  // Deferred as in OwnRecord, so that both change together.
  const { flag, record, problem } = useDeferredValue(useCurrentRecord());
  const path = usePathname();
  useEffect(() => {
    if (!record || !flag) return;
    const waiting = new AbortController();
    let timer = 0;
    const settle = () => {
      waiting.abort();
      timer = window.setTimeout(() => void copyPage(flag), settleTime);
    };
    // The copy that was shown is still the page until an input changes it.
    if (beganWithCopy(flag)) onInput(settle, waiting.signal);
    else settle();
    return () => {
      waiting.abort();
      clearTimeout(timer);
    };
  }, [flag, record, path]);
  useEffect(() => {
    if (flag?.hasKept && record) void restoreKept(flag);
  }, [flag, record]);
  const kind = record?.drop && record.kind;
  useEffect(() => {
    if (kind) void startLetters(kind, signedOnly);
  }, [kind, signedOnly]);
  return (
    <>
      {children}
      {(record ?? problem) && <Hydrated />}
    </>
  );
}
