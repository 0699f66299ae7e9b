'use client';

import type { CredentialIssuer } from '@/components/credential/model/issuer';
import { useCurrentRecord } from '@/components/session/use-current-record';
import { useLazyWhen } from '@/components/ui/lazy/use-lazy';

const load = async () => (await import('./tour-strip')).TourStrip;

/** The place of the tour's strip, which is loaded only during the tour. */
export function TourSlot({ issuer }: { issuer: CredentialIssuer }) {
  const { flag } = useCurrentRecord();
  const { Component } = useLazyWhen(load, flag?.isTour === true);
  return <div id="tour-strip">{Component && <Component issuer={issuer} />}</div>;
}
