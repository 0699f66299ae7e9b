'use client';

import { createContext, use, type ReactNode } from 'react';

const Name = createContext('The student');

/** The name of the person who uses the portal, for notifications to the other side. */
export function usePersonName(): string {
  return use(Name);
}

/** Provides the name of the person to all children. */
export function PersonName({ name, children }: { name: string; children: ReactNode }) {
  return <Name value={name}>{children}</Name>;
}
