'use client';

import type { Route as NextRoute } from 'next';
import { useRouter } from 'next/navigation';
import { useEffect, useMemo, useState } from 'react';
import { limits } from '@/content/schema/limits';
import { findEntries, paletteSize } from '@/components/shell/model/palette';
import { openWithQuery } from '@/components/list/use-address-query';
import { useCurrentRecord } from '@/components/session/use-current-record';
import { SearchCombobox } from '@/components/ui/search-combobox';
import { useAnnounced } from '@/components/ui/use-announced';
import type { Activity } from '@/lib/activity/activity';
import { fetchFullList } from '@/lib/list/long-list';
import { routes } from '@/lib/site/routes';
import { useList } from '@/lib/store/use-list';
import type { ShellAudience } from './audience';
import { paletteActions, type Navigate, type PaletteAction } from './palette-action';
import { PaletteLabel } from './palette-pages';
import type { PaletteProps } from './palette-props';
import { useTimetableEntries } from './palette-timetable';

const none: readonly Activity[] = [];

/**
 * The college's activities: those of the opened record, or else the sample's, fetched when the palette opens so that not
 * every page contains them.
 */
function useCollegeActivities(side: ShellAudience['side']): readonly Activity[] {
  const [activities, setActivities] = useState(none);
  const { flag, record } = useCurrentRecord();
  useEffect(() => {
    if (side !== 'student' || flag) return;
    let left = false;
    fetchFullList(`${routes.dashboard}activities.json`).then(
      (whole) => {
        if (!left) setActivities(whole as readonly Activity[]);
      },
      () => {
        // Without them the palette still finds pages and actions.
      },
    );
    return () => {
      left = true;
    };
  }, [side, flag]);
  return record?.kind === 'student' ? record.activities.items : activities;
}

interface PaletteSearchProps extends PaletteProps {
  /** The accessible name of the box. */
  label: string;
  /** The text at the start. */
  typed: string;
  onClose: () => void;
}

/** The command palette: searches pages, actions, activities, subjects and today's classes. */
export function Palette(props: PaletteSearchProps) {
  const { side, pages, hasSample, timeZone, label, typed, onClose } = props;
  const router = useRouter();
  const [text, setText] = useState(typed);
  const hasRecord = useCurrentRecord().flag !== null || hasSample;
  const activities = useList('activities', useCollegeActivities(side));
  const timetable = useTimetableEntries(side, hasSample, timeZone);
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
