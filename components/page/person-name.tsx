'use client';

import { createContext, use, type ReactNode } from 'react';

const Name = createContext('The student');

/** The name of the person whose portal this is, for what is told to the other side. */
export function usePersonName(): string {
  return use(Name);
}

/** Names the person to everything inside. */
export function PersonName({ name, children }: { name: string; children: ReactNode }) {
  return <Name value={name}>{children}</Name>;
}
