'use client';

import { useSyncExternalStore } from 'react';
import { subscribeToClock } from '@/components/page/use-clock';
import { languageOf } from '@/lib/text/language';
import { formatToday, greetingAt, longestGreeting } from '@/lib/time/date';

const greetingNow = () => greetingAt(new Date().getHours());

const today = () => formatToday(new Date());

/** The date by the viewer's clock; empty in the server's HTML. */
const useDate = () => useSyncExternalStore(subscribeToClock, today, () => '');

interface GreetingProps {
  firstName: string | undefined;
  /** The name of the page, if the greeting is not its h1. */
  title?: string | undefined;
}

/**
 * Shows a greeting and the date by the viewer's clock: as the page's h1 and a line below it, or as one line above the
 * page's name. The server's HTML is neutral. The longest greeting, invisible, reserves the space, so that a line break
 * at some width causes no layout shift; lib/record/own-copy.ts reserves it for a person who is signed in. A name of more
 * than three lines is cut off.
 */
export function Greeting({ firstName, title }: GreetingProps) {
  const greeting = useSyncExternalStore(subscribeToClock, greetingNow, () => 'Welcome');
  const date = useDate();
  const Tag = title ? 'p' : 'h1';
  return (
    <>
      <Tag
        suppressHydrationWarning
        data-longest={firstName ? `${longestGreeting}, ${firstName}` : longestGreeting}
        className={`grid max-h-[3.5em] overflow-hidden wrap-anywhere has-[[lang]]:max-h-none before:invisible before:[grid-area:1/1] ${title ? 'text-note text-muted before:content-[attr(data-longest)_"_·_Wednesday,_September_30,_0000"]' : 'font-display text-heading font-bold tracking-tight before:content-[attr(data-longest)]'}`}
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
          {title && date && ` · ${date}`}
        </span>
      </Tag>
      {title ? <h1 className="text-heading wrap-anywhere">{title}</h1> : <Today />}
    </>
  );
}

/** The date by the viewer's clock. The server's HTML reserves its space. */
export function Today() {
  return <p className="min-h-[1.5em] text-muted">{useDate()}</p>;
}
