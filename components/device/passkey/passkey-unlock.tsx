'use client';

import { useLazyWhen } from '@/components/ui/lazy/use-lazy';
import { pageFlag } from '@/lib/record/page-flag';

const load = async () => (await import('./passkey-settings')).PasskeySettings;

/** The passkey of a person who is signed in on this device; a shared computer has none. */
export function PasskeyUnlock() {
  const flag = pageFlag?.mode === 'device' ? pageFlag : null;
  const { Component } = useLazyWhen(load, flag !== null);
  return Component && flag && <Component flag={flag} />;
}
