import { useState } from 'react';
import { ConfirmDelete } from '@/components/list/confirm-delete';
import { Button } from '@/components/ui/button';
import { focusContainer } from '@/components/ui/focus-container';
import { importWithRetry } from '@/lib/browser/new-release';
import type { Records } from '@/lib/store/record';
import { formatMinute } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';

/** Loads the code that creates, exports and deletes keys, on first use. */
export const loadKeyActions = () => importWithRetry(() => import('./signing-key-actions'));

type KeyActions = NonNullable<Awaited<ReturnType<typeof loadKeyActions>>>;

const act = (run: (actions: KeyActions) => unknown) =>
  void loadKeyActions().then((actions) => actions && run(actions));

interface StoredKeyProps {
  signingKey: Records['keys'];
  isPublished: boolean;
}

/** The key stored on this device, with its actions. */
export function StoredKey({ signingKey: key, isPublished }: StoredKeyProps) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <dl className="mt-4 grid gap-x-6 border-y border-line py-2 text-note sm:grid-cols-[auto_1fr]">
        <dt className="py-1 text-muted">Owner</dt>
        <dd className="py-1 font-semibold">
          <bdi>{key.name}</bdi>, {key.employeeId}
        </dd>
        <dt className="py-1 text-muted">Created on this device</dt>
        <dd className="py-1 font-semibold">{formatMinute(minuteOf(key.at))}</dd>
        <dt className="py-1 text-muted">SHA-256 of the key</dt>
        <dd className="py-1 font-semibold break-all">{key.keyId}</dd>
      </dl>
      <p className="mt-3 max-w-prose text-note">
        {isPublished
          ? 'The college publishes this key: what you sign is shown as signed by you, and students can encrypt their request files for you. Only this device opens them.'
          : 'Send the public entry to the office or to campus IT. They add it to content/faculty/keys.json and rebuild the site. Until then your files count as not signed, and students cannot encrypt their request files for you.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button
          variant={isPublished ? 'plain' : 'primary'}
          onClick={() => act((actions) => actions.savePublicEntry(key))}
          className="!whitespace-normal"
        >
          Save the public entry
        </Button>
        <Button
          onClick={() => act((actions) => actions.copyPublicEntry(key))}
          className="!whitespace-normal"
        >
          Copy the public entry
        </Button>
        <Button onClick={() => setAsked(true)} className="!whitespace-normal">
          Remove the key
        </Button>
      </div>
      {asked && (
        <div className="mt-4">
          <ConfirmDelete
            label="Remove the key?"
            action="Remove it"
            onDelete={() => {
              focusContainer(document.activeElement as HTMLElement);
              act((actions) => actions.deleteSigningKey());
            }}
            onCancel={() => setAsked(false)}
          >
            <p>
              Files you already signed stay signed. This key can sign nothing more and opens no
              encrypted request, and there is no copy of it.
            </p>
          </ConfirmDelete>
        </div>
      )}
    </>
  );
}
