'use client';

import { ClipboardDocumentIcon } from '@heroicons/react/20/solid';
import { useState } from 'react';
import { copyAddress } from '@/components/page/share-address';
import { buttonClass, cornerLinkClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useAnnounced } from '@/components/ui/use-announced';
import { asset } from '@/lib/site/routes';
import { feedAddress } from './feed-address';

/** The public timetables of sections, to subscribe to in a calendar program. */
export function SectionFeeds({ sections }: { sections: readonly string[] }) {
  const [message, setMessage] = useState('');
  useAnnounced(message);
  const copy = async (path: string) =>
    setMessage(await copyAddress(new URL(path, window.location.href).href));
  return (
    <Card title="Subscribe to Your Sections" className="mt-4.5 print:hidden">
      <p className="text-note text-muted">
        Add a link to your calendar program. Most programs look for changes once or twice a day, so
        check this page for changes of today.
      </p>
      <ul className="mt-3 grid gap-2">
        {sections.map((section) => {
          const path = asset(feedAddress('section', section));
          return (
            <li key={section} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <a href={path} className={`${cornerLinkClass} min-h-10 wrap-anywhere`}>
                {section} (.ics)
              </a>
              <button
                type="button"
                onClick={() => void copy(path)}
                className={`${buttonClass()} no-js:hidden`}
              >
                <ClipboardDocumentIcon className="size-5" aria-hidden="true" />
                Copy link<span className="sr-only"> of {section}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-small break-all text-muted empty:hidden">{message}</p>
    </Card>
  );
}
