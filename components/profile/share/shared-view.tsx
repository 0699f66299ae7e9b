import { lazy, Suspense, useEffect, useState } from 'react';
import {
  type SharedProfile,
  decodeProfile,
  LinkError,
} from '@/components/profile/model/shared-profile';
import { pageFlag } from '@/lib/record/session-flag';
import { sharedTour } from '@/lib/site/shared-waiting';
import { SharedBroken, SharedPage, type SharedSite } from './shared-page';

type Opened = { profile: SharedProfile } | { reason: string };

const TourProfile = lazy(async () => ({ default: (await import('./tour-profile')).TourProfile }));

/** Shows the profile in a link; in the tour, first makes the link. */
export function SharedView({ fragment, ...site }: SharedSite & { fragment: string }) {
  if (fragment !== sharedTour || !pageFlag?.isTour)
    return <Profile fragment={fragment} {...site} />;
  return (
    <Suspense>
      <TourProfile {...site} />
    </Suspense>
  );
}

/** Reads the profile from a link and shows it, or the reason it cannot be read. Stores nothing on the device. */
function Profile({ fragment, ...site }: SharedSite & { fragment: string }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    let left = false;
    void open(fragment).then((next) => {
      if (!left) setOpened(next);
    });
    return () => void (left = true);
  }, [fragment]);

  const title = opened && ('profile' in opened ? opened.profile.name : 'Incomplete link');
  useEffect(() => {
    if (!title) return;
    const own = document.title;
    document.title = `${title} | Student portfolio`;
    return () => void (document.title = own);
  }, [title]);

  if (!opened) return <p className="p-4">Opening the portfolio</p>;
  if ('reason' in opened) return <SharedBroken reason={opened.reason} {...site} />;
  return <SharedPage profile={opened.profile} {...site} />;
}

async function open(fragment: string): Promise<Opened> {
  try {
    return { profile: await decodeProfile(fragment) };
  } catch (error) {
    return { reason: error instanceof LinkError ? error.message : 'The link cannot be read.' };
  }
}
