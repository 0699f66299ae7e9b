import {
  ArrowLeftStartOnRectangleIcon,
  Cog6ToothIcon,
  EnvelopeIcon,
  KeyIcon,
  LinkIcon,
} from '@heroicons/react/24/outline';
import { LogoutEntry } from '@/components/session/logout-entry';
import { PanelHead } from '@/components/ui/all-panel';
import { buttonClass } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import type { Site } from '@/content/schema/site';
import type { ShownPerson } from '@/lib/record/session-flag';
import { asset } from '@/lib/site/routes';
import { AccountButton, AccountHead, ChangePassword } from './account';
import type { ShellAudience } from './audience';
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
  audience: ShellAudience;
  person: ShownPerson | null;
  /** A sentence about how to change the password, and the college's page for it if there is one. */
  site: Pick<Site, 'product' | 'passwords' | 'passwordPage' | 'helpCentre'>;
}

/** The photo in the top bar, and the menu it opens. */
export function ProfileMenu({ audience, person, site }: ProfileMenuProps) {
  // Only students can change their photo.
  const account = { person, canChange: Boolean(audience.profile) };
  return (
    <>
      <AccountButton {...account} login={audience.login} />
      <Panel id="profile-menu" label="Account">
        <AccountHead {...account} />
        <ul className="-mx-2 -mb-2">
          <li>
            {site.passwordPage ? (
              <a href={site.passwordPage} className={entryClass}>
                <KeyIcon aria-hidden="true" />
                Change Password
              </a>
            ) : (
              <ChangePassword className={entryClass}>
                <KeyIcon aria-hidden="true" />
                Change Password
              </ChangePassword>
            )}
          </li>
          <li>
            {audience.profile ? (
              <ShareProfile href={asset(audience.profile)} className={entryClass}>
                {share}
              </ShareProfile>
            ) : (
              <SharePage href={asset(audience.home)} title={site.product} className={entryClass}>
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
            <LogoutEntry
              href={asset(audience.logout)}
              hasSample={person !== null}
              className={entryClass}
            >
              <ArrowLeftStartOnRectangleIcon aria-hidden="true" />
              Logout
            </LogoutEntry>
          </li>
        </ul>
      </Panel>
      <Panel id="change-password" label="Change Password" placement="centre">
        <PanelHead panel="change-password" title="Change Password" heading="h2" />
        <p>{site.passwords}</p>
        <p className="mt-2 mb-5 text-muted">
          Lost it, or someone has seen it? The office prints a new card; the old code then stops
          working.
        </p>
        <a
          href={`mailto:${site.helpCentre.email}?subject=A%20new%20card`}
          className={buttonClass('primary')}
        >
          <EnvelopeIcon className="size-5" aria-hidden="true" />
          Ask for a new card
        </a>
      </Panel>
    </>
  );
}
