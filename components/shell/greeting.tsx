'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { subscribeToClock } from '@/components/page/use-clock';
import { formatToday, greetingAt, longestGreeting } from '@/lib/time/date';

const now = () => {
  const date = new Date();
  return `${greetingAt(date.getHours())}|${formatToday(date)}`;
};

interface GreetingProps {
  firstName: string | undefined;
  /** Whether the greeting is the page's h1. */
  heading: boolean;
}

/**
 * Shows a greeting and the date by the viewer's clock. The server's HTML is neutral. The longest greeting, invisible,
 * reserves the space, so that a line break at some width causes no layout shift; lib/record/own-copy.ts reserves it for
 * a person who is signed in. A name of more than three lines is cut off.
 */
export function Greeting({ firstName, heading }: GreetingProps) {
  const [greeting, today] = useSyncExternalStore(subscribeToClock, now, () => 'Welcome|').split(
    '|',
  );
  const Tag = heading ? 'h1' : 'p';
  return (
    <div className="min-w-0">
      <Tag
        suppressHydrationWarning
        data-longest={firstName ? `${longestGreeting}, ${firstName}` : longestGreeting}
        className="grid max-h-[3.5em] overflow-hidden font-display text-heading font-bold tracking-tight wrap-anywhere before:invisible before:[grid-area:1/1] before:content-[attr(data-longest)]"
      >
        <span className="line-clamp-3 [grid-area:1/1]">
          {greeting}
          {firstName && (
            <>
              , <bdi className="waits-for-person">{firstName}</bdi>
            </>
          )}
        </span>
      </Tag>
      <p className="min-h-[1.5em] text-muted">{today}</p>
    </div>
  );
}

/** The viewer's date below content that replaces the greeting. The server's HTML reserves its space. */
export function DatedLead({ children }: { children: ReactNode }) {
  const today = useSyncExternalStore(
    subscribeToClock,
    () => formatToday(new Date()),
    () => '',
  );
  return (
    <div className="min-w-0">
      {children}
      <p className="min-h-[1.5em] text-muted">{today}</p>
    </div>
  );
}
