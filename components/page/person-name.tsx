'use client';

import { createContext, use, type ReactNode } from 'react';

const Name = createContext('The student');

/** The name of the person who uses the portal, for notifications to the other side. */
export function usePersonName(): string {
  return use(Name);
}

const Day = createContext<string | undefined>(undefined);

/** The day of the person's record, "YYYY-MM-DD", which the page says once at its foot. */
export function useRecordDay(): string | undefined {
  return use(Day);
}

interface PersonNameProps {
  name: string;
  asOf: string | undefined;
  children: ReactNode;
}

/** Provides the name of the person and the day of the record to all children. */
export function PersonName({ name, asOf, children }: PersonNameProps) {
  return (
    <Name value={name}>
      <Day value={asOf}>{children}</Day>
    </Name>
  );
}
