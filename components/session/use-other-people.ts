'use client';

import { useEffect, useState } from 'react';
import { listPeople, type DevicePerson } from '@/lib/record/device-session';
import type { SessionFlag } from '@/lib/record/session-flag';
import { endSession } from './end-session';

/** The other people who are signed in on this device, what happened last to one of them, and how to log one out. */
export function useOtherPeople(flag: SessionFlag | null) {
  const [all, setAll] = useState<readonly DevicePerson[]>([]);
  const [message, setMessage] = useState('');
  const device = flag?.device;
  useEffect(() => {
    let isCurrent = true;
    void listPeople().then((listed) => isCurrent && setAll(listed));
    return () => void (isCurrent = false);
  }, []);
  const logOut = async (person: DevicePerson) => {
    const { name } = person.flag.shown;
    setMessage(`Logging out ${name}…`);
    try {
      await endSession(person.flag, 'keep');
      setAll((before) => before.filter((one) => one !== person));
      setMessage(`${name} is logged out. What ${name} added stays here, encrypted.`);
    } catch {
      setMessage(`${name} could not be logged out. Reload the page, then try again.`);
    }
  };
  const people = all.filter((person) => person.flag.device !== device);
  return { people, message, logOut };
}
