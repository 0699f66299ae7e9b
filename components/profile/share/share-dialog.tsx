'use client';

import { useEffect, useMemo, useState } from 'react';
import {
  profileSections,
  type ProfileContent,
  type ProfileSection,
} from '@/components/profile/model/profile-record';
import {
  toSharedProfile,
  encodeProfile,
  LinkError,
} from '@/components/profile/model/shared-profile';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { useAnnounced } from '@/components/ui/use-announced';
import { asset, routes } from '@/lib/site/routes';
import { SectionPicker, useProfileRecord } from './section-picker';
import { ShareLink } from './share-link';

/** Contact details are shared only when the person selects them. */
const defaultSections: ReadonlySet<ProfileSection> = new Set(
  profileSections.map(({ id }) => id).filter((id) => id !== 'contact'),
);

/** The created link, or the reason it could not be created. */
type LinkResult = { url: string } | { reason: string };

/** Creates a link to the chosen sections of the profile. Opening it needs no account. */
export function ShareDialog({ content, onClose }: { content: ProfileContent } & LazyDialogProps) {
  const { achievements, activities, projects, entries } = useProfileRecord(content);
  const [chosen, setChosen] = useState(defaultSections);
  const [made, setMade] = useState<LinkResult | null>(null);
  const profile = useMemo(() => {
    const record = { ...content, achievements, activities, projects, entries };
    return toSharedProfile(record, chosen);
  }, [content, achievements, activities, projects, entries, chosen]);

  useEffect(() => {
    let stale = false;
    void createLink(profile).then((next) => {
      if (!stale) setMade(next);
    });
    return () => void (stale = true);
  }, [profile]);

  useAnnounced(made && 'reason' in made ? made.reason : '');

  return (
    <Dialog title="Share Profile Via Link" wide onClose={onClose}>
      <p className="mb-5 max-w-prose text-pretty">
        The link itself contains what you choose here. It is not stored on a server, and you cannot
        take it back. Anyone with the link can read it. Pictures are not included.
      </p>
      <div className="grid gap-6 md:grid-cols-[15rem_minmax(0,1fr)]">
        <SectionPicker
          legend="Sections to include"
          sections={profileSections}
          chosen={chosen}
          onChange={setChosen}
        />
        <div className="min-w-0">
          {made && 'reason' in made && <p className="font-medium text-rejected">{made.reason}</p>}
          {made && 'url' in made && <ShareLink url={made.url} name={profile.name} />}
        </div>
      </div>
    </Dialog>
  );
}

async function createLink(profile: Parameters<typeof encodeProfile>[0]): Promise<LinkResult> {
  try {
    const fragment = await encodeProfile(profile);
    return { url: `${window.location.origin}${asset(routes.profile)}${fragment}` };
  } catch (error) {
    if (error instanceof LinkError) return { reason: error.message };
    return { reason: 'The link could not be created. Close this dialog and try again.' };
  }
}
