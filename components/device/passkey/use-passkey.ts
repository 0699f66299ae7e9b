import { useEffect, useState, useSyncExternalStore } from 'react';
import { passkeyChanges, readPasskey, type PasskeyState } from '@/lib/passkey/stored';
import { pageFlag } from '@/lib/record/page-flag';

/** What this device stores of the person's passkey; null if nothing, undefined until it is read. */
export function usePasskey(): PasskeyState | null | undefined {
  const { subscribe, snapshot, serverSnapshot } = passkeyChanges;
  const changes = useSyncExternalStore(subscribe, snapshot, serverSnapshot);
  const [state, setState] = useState<PasskeyState | null | undefined>();
  useEffect(() => {
    let hasLeft = false;
    const reading = pageFlag?.mode === 'device' ? readPasskey(pageFlag) : Promise.resolve(null);
    reading.then(
      (read) => hasLeft || setState(read),
      () => hasLeft || setState(null),
    );
    return () => void (hasLeft = true);
  }, [changes]);
  return state;
}
