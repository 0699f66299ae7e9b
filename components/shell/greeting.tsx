'use client';

import { useSyncExternalStore } from 'react';
import { subscribeToClock } from '@/components/page/use-clock';
import { languageOf } from '@/lib/text/language';
import { formatToday, greetingAt, longestGreeting } from '@/lib/time/date';

const greetingNow = () => greetingAt(new Date().getHours());

const today = () => formatToday(new Date());

interface GreetingProps {
  firstName: string | undefined;
  /** True if the greeting is the page's h1. */
  heading: boolean;
}

/**
 * Shows a greeting by the viewer's clock. The server's HTML is neutral. The longest greeting, invisible,
 * reserves the space, so that a line break at some width causes no layout shift; lib/record/own-copy.ts reserves it for
 * a person who is signed in. A name of more than three lines is cut off.
 */
export function Greeting({ firstName, heading }: GreetingProps) {
  const greeting = useSyncExternalStore(subscribeToClock, greetingNow, () => 'Welcome');
  const Tag = heading ? 'h1' : 'p';
  return (
    <Tag
      suppressHydrationWarning
      data-longest={firstName ? `${longestGreeting}, ${firstName}` : longestGreeting}
      className="grid max-h-[3.5em] overflow-hidden has-[[lang]]:max-h-none font-display text-heading font-bold tracking-tight wrap-anywhere before:invisible before:[grid-area:1/1] before:content-[attr(data-longest)]"
    >
      <span className="line-clamp-3 [grid-area:1/1]">
        {greeting}
        {firstName && (
          <>
            ,{' '}
            <bdi lang={languageOf(firstName)} className="waits-for-person">
              {firstName}
            </bdi>
          </>
        )}
      </span>
    </Tag>
  );
}

/** The date by the viewer's clock. The server's HTML reserves its space. */
export function Today() {
  const date = useSyncExternalStore(subscribeToClock, today, () => '');
  return <p className="min-h-[1.5em] text-muted">{date}</p>;
}
