'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { StoredPicture, OwnPhoto } from '@/components/file/stored-picture';
import { SignInLink } from '@/components/session/sign-in-link';
import { useCurrentRecord, useShownPerson } from '@/components/session/use-current-record';
import { buttonClass } from '@/components/ui/button';
import { PanelButton } from '@/components/ui/panel';
import type { ShownPerson } from '@/lib/record/session-flag';
import type { Route } from '@/lib/site/routes';

interface AccountProps {
  /** The person of the sample; null on a site without one. */
  person: ShownPerson | null;
  /** The page on which a visitor signs in. */
  login: Route;
  /** True if the person can change the photo on this device. Faculty photos come from the college. */
  canChange: boolean;
}

interface AccountPhotoProps {
  person: ShownPerson;
  canChange: boolean;
  eager?: boolean;
  className: string;
}

function AccountPhoto({ person, canChange, ...props }: AccountPhotoProps) {
  const Photo = canChange ? OwnPhoto : StoredPicture;
  const { photo, name } = person;
  // With another `src`, an element shows its old picture until the new one is decoded.
  const image = photo && { ...photo, alt: '' };
  return <Photo key={photo?.src} {...props} letterClass="text-note" name={name} image={image} />;
}

/** The photo in the top bar, which opens the menu; without a person, the link to sign in. */
export function AccountButton({ person: sample, login, canChange }: AccountProps) {
  const person = useShownPerson(sample);
  if (!person) return <SignInHere login={login} />;
  return (
    <PanelButton
      panel="profile-menu"
      label={`Account of ${person.name}`}
      className="size-10 overflow-hidden rounded-full border border-line hover:border-brand pointer-coarse:size-11"
    >
      <AccountPhoto
        person={person}
        canChange={canChange}
        eager
        className="waits size-full object-cover"
      />
    </PanelButton>
  );
}

/** Opens the panel about the password in place of the menu. */
export function ChangePassword({
  className,
  children,
}: {
  className: string;
  children: ReactNode;
}) {
  return (
    <PanelButton
      panel="change-password"
      className={className}
      onPress={() => document.getElementById('profile-menu')?.hidePopover?.()}
    >
      {children}
    </PanelButton>
  );
}

function SignInHere({ login }: { login: Route }) {
  const page = usePathname().replace(/\/?$/, '/');
  return (
    <SignInLink login={login} page={page} className={buttonClass()}>
      Sign in
    </SignInLink>
  );
}

/** Photo, name, handle and details at the top of the menu. */
export function AccountHead({ person: sample, canChange }: Omit<AccountProps, 'login'>) {
  const { flag } = useCurrentRecord();
  const person = useShownPerson(sample);
  if (!person) return null;
  return (
    <div className="mb-3 flex items-center gap-3 border-b border-line pb-4">
      <AccountPhoto
        person={person}
        canChange={canChange}
        className="size-12 shrink-0 rounded-full object-cover"
      />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <bdi>{person.name}</bdi>
        </p>
        {[person.handle, ...person.details].map(
          (line) =>
            line && (
              <p key={line} className="text-small wrap-anywhere text-muted">
                <bdi>{line}</bdi>
              </p>
            ),
        )}
        {flag?.mode === 'tab' && (
          <p className="mt-1 text-small font-medium">Log out before you leave.</p>
        )}
      </div>
    </div>
  );
}
