'use client';

import { useSyncExternalStore } from 'react';
import { trustIn } from '@/lib/crypto/key-trust';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { focusContainer } from '@/components/ui/focus-container';
import type { FacultyProfile } from '@/content/schema/faculty/faculty-profile';
import type { FacultyKey } from '@/content/schema/faculty/key';
import { isSecurePage, needsHttps } from '@/lib/browser/secure-page';
import { now } from '@/lib/store/record';
import { useRecords } from '@/lib/store/use-records';
import { loadKeyActions, StoredKey } from './stored-key';

interface SigningKeyProps {
  owner: Pick<FacultyProfile, 'name' | 'employeeId'>;
  published: readonly FacultyKey[];
}

const stateLabels = {
  good: 'Published',
  unknown: 'Not published yet',
  early: 'Published, for a later day',
  revoked: 'Revoked',
};

const emptySubscribe = () => () => {};

/** The key this device signs files with: created here, published by the college, never exported. */
export function SigningKey({ owner, published }: SigningKeyProps) {
  const key = useRecords('keys').get('signing');
  const trust = trustIn(published, key?.keyId, now());
  // Plain http has no Web Crypto; the server's HTML cannot know that.
  const able = useSyncExternalStore(emptySubscribe, isSecurePage, () => true);
  return (
    <Card
      id="signing-key"
      title="Signing key"
      className="mt-4.5 no-js:hidden"
      action={key && <p className="text-note text-muted">{stateLabels[trust.state]}</p>}
    >
      <div tabIndex={-1} className="outline-none">
        <p className="max-w-prose text-muted">
          With your own key, the decision and assignment files you save are signed, and students can
          encrypt their request files for you. Students see “signed by {owner.name}” once the
          college publishes the public half. The private half stays in this browser and cannot be
          copied.
        </p>
        {!able ? (
          <p className="mt-3 font-medium">{needsHttps}</p>
        ) : key ? (
          <StoredKey signingKey={key} isPublished={trust.state === 'good'} />
        ) : (
          <Button
            variant="primary"
            onClick={({ currentTarget }) => {
              focusContainer(currentTarget);
              void loadKeyActions().then((actions) => actions?.createSigningKey(owner));
            }}
            className="mt-4 !whitespace-normal"
          >
            Create a signing key
          </Button>
        )}
      </div>
    </Card>
  );
}
