import {
  ArrowLeftStartOnRectangleIcon,
  Cog6ToothIcon,
  KeyIcon,
  LinkIcon,
} from '@heroicons/react/24/outline';
import { OwnPhoto } from '@/components/file/own-photo';
import { Panel, PanelButton } from '@/components/ui/panel';
import { Picture } from '@/components/ui/picture';
import type { Site } from '@/content/schema/site';
import { asset } from '@/lib/site/routes';
import type { Audience } from './audience';
import type { Person } from './person';
import { SharePage, ShareProfile } from './share-profile';

const entryClass =
  'flex min-h-10 w-full items-center gap-3 rounded-control px-3 text-start font-medium hover:bg-brand-soft pointer-coarse:min-h-11 [&_svg]:size-5 [&_svg]:text-muted';

const share = (
  <>
    <LinkIcon aria-hidden="true" />
    Share Profile Via Link
  </>
);

interface ProfileMenuProps {
  audience: Audience;
  person: Person;
  /** A sentence about how to change the password, and the college's page for it if there is one. */
  site: Pick<Site, 'passwords' | 'passwordPage'>;
}

/** The photo in the top bar, and the menu it opens. */
export function ProfileMenu({ audience, person, site }: ProfileMenuProps) {
  const photo = { name: person.name, image: { ...person.photo, alt: '' } };
  // Only students can change their photo; faculty photos come from the college.
  const Photo = audience.profile ? OwnPhoto : Picture;
  return (
    <>
      <PanelButton
        panel="profile-menu"
        label={`Account of ${person.name}`}
        className="size-10 overflow-hidden rounded-full border border-line hover:border-brand pointer-coarse:size-11"
      >
        <Photo {...photo} eager className="waits size-full object-cover" />
      </PanelButton>
      <Panel id="profile-menu" label="Account">
        <div className="mb-3 flex items-center gap-3 border-b border-line pb-4">
          <Photo {...photo} className="size-12 rounded-full object-cover" />
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">
              <bdi>{person.name}</bdi>
            </p>
            {[person.handle, ...person.details].map((line) => (
              <p key={line} className="text-small text-muted">
                <bdi>{line}</bdi>
              </p>
            ))}
          </div>
        </div>
        <ul className="-mx-2 -mb-2">
          <li>
            {site.passwordPage ? (
              <a href={site.passwordPage} className={entryClass}>
                <KeyIcon aria-hidden="true" />
                Change Password
              </a>
            ) : (
              <PanelButton panel="change-password" className={entryClass}>
                <KeyIcon aria-hidden="true" />
                Change Password
              </PanelButton>
            )}
          </li>
          <li>
            {audience.profile ? (
              <ShareProfile href={asset(audience.profile)} className={entryClass}>
                {share}
              </ShareProfile>
            ) : (
              <SharePage href={asset(audience.home)} title={person.name} className={entryClass}>
                {share}
              </SharePage>
            )}
          </li>
          <li>
            <a href={asset(audience.settings)} className={entryClass}>
              <Cog6ToothIcon aria-hidden="true" />
              Settings
            </a>
          </li>
          <li>
            <a href={asset(audience.logout)} className={entryClass}>
              <ArrowLeftStartOnRectangleIcon aria-hidden="true" />
              Logout
            </a>
          </li>
        </ul>
      </Panel>
      <Panel id="change-password" label="Change Password" placement="centre">
        <h2 className="mb-2 text-title">Change Password</h2>
        <p>{site.passwords}</p>
      </Panel>
    </>
  );
}
