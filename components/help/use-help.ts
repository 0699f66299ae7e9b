import { useMemo, useState } from 'react';
import type { HelpRules } from '@/content/schema/academic';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import { useRecords } from '@/lib/store/use-records';
import { contactsByStudent } from './model/contact';
import { findHelpRows, helpRows, type HelpQuery } from './model/help-row';

export const startQuery: HelpQuery = { section: null, view: 'reasons', text: '' };

/** The students that need help, with the contacts and the received work of this device, and which of them are shown. */
export function useHelp(students: readonly RegisteredStudent[], rules: HelpRules) {
  const stored = useRecords('contacts');
  const received = useRecords('received');
  const [query, setQuery] = useState(startQuery);
  const contacts = useMemo(() => contactsByStudent(stored), [stored]);
  const rows = useMemo(() => helpRows(students, rules, received), [students, rules, received]);
  const found = useMemo(() => findHelpRows(rows, query, contacts), [rows, query, contacts]);
  return {
    rows,
    found,
    contacts,
    query,
    change: (change: Partial<HelpQuery>) => setQuery((before) => ({ ...before, ...change })),
  };
}
