'use client';

import type { Route as NextRoute } from 'next';
import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import { limits } from '@/content/schema/limits';
import { findEntries, paletteSize } from '@/components/shell/model/palette';
import { openWithQuery } from '@/components/list/use-address-query';
import { useCurrentRecord } from '@/components/session/use-current-record';
import { SearchCombobox } from '@/components/ui/search-combobox';
import { useAnnounced } from '@/components/ui/use-announced';
import type { Activity } from '@/lib/activity/activity';
import { routes } from '@/lib/site/routes';
import { useList } from '@/lib/store/use-list';
import { paletteActions, type Navigate, type PaletteAction } from './palette-action';
import { PaletteLabel } from './palette-pages';
import type { PaletteProps } from './palette-props';
import { useTimetableEntries } from './palette-timetable';

const none: readonly Activity[] = [];

interface PaletteSearchProps extends PaletteProps {
  /** The accessible name of the box. */
  label: string;
  /** The text at the start. */
  typed: string;
  onClose: () => void;
}

/** The command palette: searches pages, actions, activities, subjects and today's classes. */
export function Palette(props: PaletteSearchProps) {
  const { side, pages, sample, timeZone, label, typed, onClose } = props;
  const router = useRouter();
  const [text, setText] = useState(typed);
  const { flag, record: own } = useCurrentRecord();
  const record = flag ? own : sample;
  const hasRecord = flag !== null || sample !== null;
  const activities = useList(
    'activities',
    record?.kind === 'student' ? record.activities.items : none,
  );
  const timetable = useTimetableEntries(side, record, timeZone);
  const entries = useMemo<PaletteAction[]>(
    () => [
      ...paletteActions(side, pages, hasRecord),
      ...timetable,
      ...(side === 'student' ? activities : []).map(({ id, name, category, status }) => ({
        id: `activity-${id}`,
        kind: 'Activity' as const,
        label: name,
        keywords: `${category} ${status}`,
        run: (go: Navigate) => {
          const query = new URLSearchParams({ q: name.slice(0, limits.search) });
          openWithQuery(routes.dashboard, `?${query}`, go);
        },
      })),
    ],
    [side, pages, hasRecord, timetable, activities],
  );
  const found = useMemo(() => findEntries(entries, text), [entries, text]);
  const count =
    found.length === 0
      ? 'Nothing found. Try another word.'
      : found.length > paletteSize
        ? `The first ${paletteSize} of ${found.length}. Type more to narrow the search.`
        : `${found.length} found`;
  useAnnounced(count, { first: true });
  return (
    <>
      <SearchCombobox
        label={label}
        text={text}
        onText={setText}
        options={found.slice(0, paletteSize)}
        keyOf={({ id }) => id}
        onChoose={({ run }) => {
          onClose();
          run((address) => router.push(address as NextRoute));
        }}
        onLeave={onClose}
      >
        {(entry) => <PaletteLabel {...entry} />}
      </SearchCombobox>
      <p className="mt-3 text-small text-muted">{count}</p>
    </>
  );
}
