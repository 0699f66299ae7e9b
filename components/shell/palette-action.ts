import { themeNames } from '@/components/page/theme-name';
import type { PaletteEntry } from '@/components/shell/model/palette';
import { openPart } from '@/components/ui/on-demand';
import { applyTheme, themes } from '@/lib/browser/theme';
import { asset, routes, type Route } from '@/lib/site/routes';
import type { Audience } from './audience';

/** Goes to an address of the site, written without the sub-path it is served under. */
export type Go = (address: string) => void;

/** An entry of the palette and what choosing it does. */
export interface PaletteAction extends PaletteEntry {
  run: (go: Go) => void;
}

/** Opens a part of a page by its name: here, or on the page it belongs to. */
function open(name: string, on?: Route) {
  return (go: Go) => {
    if (!on || window.location.pathname === asset(on)) openPart(name);
    else go(`${on}?open=${name}`);
  };
}

const shared: readonly PaletteAction[] = [
  {
    id: 'query',
    kind: 'Action',
    label: 'Raise a Query',
    words: 'help mail support',
    run: open('query'),
  },
  ...themes.map((theme) => ({
    id: `theme-${theme}`,
    kind: 'Action' as const,
    label: `Theme: ${themeNames[theme]}`,
    words: 'look colour dark light',
    run: () => applyTheme(theme),
  })),
];

const student: readonly PaletteAction[] = [
  {
    id: 'submit',
    kind: 'Action',
    label: 'Submit for Approval',
    words: 'new add activity certificate',
    run: open('submit-activity', routes.dashboard),
  },
  {
    id: 'export',
    kind: 'Action',
    label: 'Export activities',
    words: 'download csv json spreadsheet',
    run: open('export-activities', routes.dashboard),
  },
  {
    id: 'exchange',
    kind: 'Action',
    label: 'Exchange files with the faculty',
    words: 'request decision import another device',
    run: open('exchange-files', routes.dashboard),
  },
  {
    id: 'cv',
    kind: 'Action',
    label: 'Export as CV',
    words: 'resume print pdf',
    run: open('cv', routes.profile),
  },
  {
    id: 'share',
    kind: 'Action',
    label: 'Share Profile Via Link',
    words: 'qr code send',
    run: open('share', routes.profile),
  },
  {
    id: 'photo',
    kind: 'Action',
    label: 'Change photo',
    words: 'picture camera',
    run: open('photo', routes.profile),
  },
  {
    id: 'projects',
    kind: 'Action',
    label: 'Edit projects',
    words: 'add showcase',
    run: open('projects', routes.profile),
  },
  {
    id: 'achievements',
    kind: 'Action',
    label: 'Edit achievements',
    words: 'add skill',
    run: open('achievements', routes.profile),
  },
  {
    id: 'entries',
    kind: 'Action',
    label: 'Edit activities and internships',
    words: 'add experience',
    run: open('entries', routes.profile),
  },
  {
    id: 'calendar',
    kind: 'Action',
    label: 'Download the academic calendar',
    words: 'ics deadlines dates',
    run: () => window.location.assign(asset('/calendar/academic.ics')),
  },
];

/** Everything that a person on this side can go to or do from anywhere. */
export function paletteActions(
  side: Audience['side'],
  pages: readonly { href: Route; label: string }[],
): PaletteAction[] {
  const device = side === 'student' ? routes.settings : routes.facultySettings;
  return [
    ...pages.map(({ href, label }) => ({
      id: href,
      kind: 'Page' as const,
      label,
      run: (go: Go) => go(href),
    })),
    ...(side === 'student' ? student : []),
    {
      id: 'device',
      kind: 'Action',
      label: 'Export, import or erase what is kept here',
      words: 'backup this device storage',
      run: (go: Go) => go(`${device}#this-device`),
    },
    ...shared,
  ];
}
