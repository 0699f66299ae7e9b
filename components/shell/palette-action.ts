import { themeNames } from '@/components/page/theme-choice';
import type { PaletteEntry } from '@/components/shell/model/palette';
import { openLazyDialog } from '@/components/ui/lazy/lazy-dialog-button';
import { applyTheme, themes } from '@/lib/browser/theme';
import { asset, routes, type Route } from '@/lib/site/routes';
import type { ShellAudience } from './audience';

/** Goes to a path of the site, given without the sub-path the site is served under. */
export type Navigate = (address: string) => void;

export interface PaletteAction extends PaletteEntry {
  run: (go: Navigate) => void;
}

/** Opens a dialog by name, on this page or on the page it belongs to. */
export function openDialog(name: string, on?: Route) {
  return (go: Navigate) => {
    if (!on || window.location.pathname === asset(on)) openLazyDialog(name);
    else go(`${on}?open=${name}`);
  };
}

const sharedActions: readonly PaletteAction[] = [
  {
    id: 'query',
    kind: 'Action',
    label: 'Raise a Query',
    keywords: 'help mail support contact office ask question',
    run: openDialog('query'),
  },
  ...themes.map((theme) => ({
    id: `theme-${theme}`,
    kind: 'Action' as const,
    label: `Theme: ${themeNames[theme]}`,
    keywords: 'look colour appearance',
    run: () => applyTheme(theme),
  })),
];

/** The actions of a student on the own record. */
const studentActions: readonly PaletteAction[] = [
  {
    id: 'import-decisions',
    kind: 'Action',
    label: 'Import decisions',
    keywords: 'exchange files approved rejected',
    run: openDialog('import-decisions', routes.dashboard),
  },
  {
    id: 'send-again',
    kind: 'Action',
    label: 'Send activities again',
    keywords: 'exchange files request faculty another device',
    run: openDialog('send-again', routes.dashboard),
  },
  {
    id: 'cv',
    kind: 'Action',
    label: 'Export as CV',
    keywords: 'resume print pdf',
    run: openDialog('cv', routes.profile),
  },
  {
    id: 'portfolio',
    kind: 'Action',
    label: 'Portfolio',
    keywords: 'print pdf html download evidence',
    run: openDialog('portfolio', routes.profile),
  },
  {
    id: 'share',
    kind: 'Action',
    label: 'Share Profile Via Link',
    keywords: 'qr code send',
    run: openDialog('share', routes.profile),
  },
  {
    id: 'photo',
    kind: 'Action',
    label: 'Change photo',
    keywords: 'picture camera',
    run: openDialog('photo', routes.profile),
  },
  {
    id: 'projects',
    kind: 'Action',
    label: 'Edit projects',
    keywords: 'add showcase',
    run: openDialog('projects', routes.profile),
  },
  {
    id: 'achievements',
    kind: 'Action',
    label: 'Edit achievements',
    keywords: 'add skill',
    run: openDialog('achievements', routes.profile),
  },
  {
    id: 'entries',
    kind: 'Action',
    label: 'Edit activities and internships',
    keywords: 'add experience',
    run: openDialog('entries', routes.profile),
  },
];

/** The actions of a teacher on the own record. */
const teacherActions: readonly PaletteAction[] = [
  {
    id: 'help',
    kind: 'Action',
    label: 'Who needs help, and why',
    keywords: 'students attendance marks missing work contact',
    run: (go: Navigate) => go(routes.facultyProgress),
  },
  {
    id: 'compliance',
    kind: 'Action',
    label: 'Compliance of your students',
    keywords: 'complete missing points proof approvals waiting naac',
    run: (go: Navigate) => go(`${routes.facultyProgress}?view=compliance`),
  },
  {
    id: 'compare-texts',
    kind: 'Action',
    label: 'Compare texts',
    keywords: 'assignment checker copied plagiarism integrity passages sources',
    run: openDialog('compare-texts', routes.facultyAssignments),
  },
];

const calendarAction: PaletteAction = {
  id: 'calendar',
  kind: 'Action',
  label: 'Download the academic calendar',
  keywords: 'ics deadlines dates',
  run: () => window.location.assign(asset('/calendar/academic.ics')),
};

function signInAction(login: Route): PaletteAction {
  return {
    id: 'sign-in',
    kind: 'Action',
    label: 'Sign in',
    keywords: 'login access code',
    run: () => window.location.assign(asset(login)),
  };
}

/** The pages and actions of this side that are available everywhere. Without a record, its actions are left out. */
export function paletteActions(
  side: ShellAudience['side'],
  pages: readonly { href: Route; label: string }[],
  hasRecord: boolean,
): PaletteAction[] {
  const isStudent = side === 'student';
  const device = isStudent ? routes.settings : routes.facultySettings;
  return [
    ...pages.map(({ href, label }) => ({
      id: href,
      kind: 'Page' as const,
      label,
      run: (go: Navigate) => go(href),
    })),
    ...(hasRecord ? [] : [signInAction(isStudent ? routes.login : routes.facultyLogin)]),
    ...(hasRecord ? (isStudent ? studentActions : teacherActions) : []),
    ...(isStudent ? [calendarAction] : []),
    {
      id: 'device',
      kind: 'Action',
      label: 'Export, import or erase data on this device',
      keywords: 'backup this device storage delete',
      run: (go: Navigate) => go(`${device}#this-device`),
    },
    ...(document.getElementById('change-password')
      ? [
          {
            id: 'password',
            kind: 'Action' as const,
            label: 'Change Password',
            keywords: 'access code card login lost',
            run: () => document.getElementById('change-password')?.showPopover(),
          },
        ]
      : []),
    ...sharedActions,
  ];
}
