import { useEffect, useState } from 'react';
import {
  type SharedProfile,
  decodeProfile,
  LinkError,
} from '@/components/profile/model/shared-profile';
import { openEvent } from '@/components/ui/lazy/lazy-dialog-button';
import { SharedPage, ownProfileHref, SharedBroken } from './shared-page';

type Opened = { profile: SharedProfile } | { reason: string };

/** Reads the profile from a link and shows it, or the reason it cannot be read. Stores nothing on the device. */
export function SharedView({ fragment }: { fragment: string }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    let left = false;
    void open(fragment).then((next) => {
      if (!left) setOpened(next);
    });
    return () => void (left = true);
  }, [fragment]);

  const title =
    opened && ('profile' in opened ? `${opened.profile.name} (not verified)` : 'Broken link');
  useEffect(() => {
    if (!title) return;
    const own = document.title;
    document.title = `${title} | Shared profile`;
    return () => void (document.title = own);
  }, [title]);

  useEffect(() => {
    // A dialog that the shell does not open itself, as it does the palette, belongs to the portal's own profile.
    const leave = (event: Event) => {
      if (event.defaultPrevented) return;
      const own = new URL(ownProfileHref, window.location.origin);
      own.searchParams.set('open', (event as CustomEvent<string>).detail);
      window.location.assign(own);
    };
    window.addEventListener(openEvent, leave);
    return () => window.removeEventListener(openEvent, leave);
  }, []);

  if (!opened) return <p>Opening the shared profile</p>;
  if ('reason' in opened) return <SharedBroken reason={opened.reason} />;
  return <SharedPage profile={opened.profile} />;
}

async function open(fragment: string): Promise<Opened> {
  try {
    return { profile: await decodeProfile(fragment) };
  } catch (error) {
    return { reason: error instanceof LinkError ? error.message : 'The link cannot be read.' };
  }
}
