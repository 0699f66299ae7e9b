import {
  AcademicCapIcon,
  BookOpenIcon,
  ChartBarIcon,
  ChatBubbleLeftRightIcon,
  ClipboardDocumentCheckIcon,
  ClipboardDocumentListIcon,
  Cog6ToothIcon,
  Squares2X2Icon,
  TicketIcon,
  UserIcon,
} from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { routes, type Route } from '@/lib/site/routes';

/** The differences between the two shells: link targets and navigation entries. */
export interface ShellAudience {
  side: 'student' | 'faculty';
  /** Names the navigation landmark. */
  label: string;
  navigation: readonly { href: Route; label: string; icon: ReactNode }[];
  /** Pages that others lead to and that are not in the navigation. */
  further?: readonly { href: Route; label: string }[];
  /** The page whose h1 is the greeting. */
  home: Route;
  /** The page that shows the college's logo instead of the greeting, if there is one. */
  profile?: Route;
  settings: Route;
  logout: Route;
  login: Route;
}

export const studentAudience: ShellAudience = {
  side: 'student',
  label: 'Student',
  navigation: [
    { href: routes.profile, label: 'My Profile', icon: <UserIcon aria-hidden="true" /> },
    { href: routes.dashboard, label: 'Dashboard', icon: <Squares2X2Icon aria-hidden="true" /> },
    { href: routes.progress, label: 'Progress', icon: <ChartBarIcon aria-hidden="true" /> },
    { href: routes.subjects, label: 'Subjects', icon: <BookOpenIcon aria-hidden="true" /> },
    {
      href: routes.assignments,
      label: 'Assignments',
      icon: <ClipboardDocumentListIcon aria-hidden="true" />,
    },
    { href: routes.chats, label: 'Chats', icon: <ChatBubbleLeftRightIcon aria-hidden="true" /> },
    { href: routes.settings, label: 'Settings', icon: <Cog6ToothIcon aria-hidden="true" /> },
  ],
  further: [{ href: routes.classes, label: 'Every class' }],
  home: routes.dashboard,
  profile: routes.profile,
  settings: routes.settings,
  logout: routes.landing,
  login: routes.login,
};

export const facultyAudience: ShellAudience = {
  side: 'faculty',
  label: 'Faculty',
  navigation: [
    {
      href: routes.facultyDashboard,
      label: 'Dashboard',
      icon: <Squares2X2Icon aria-hidden="true" />,
    },
    {
      href: routes.facultyRegister,
      label: 'Register',
      icon: <ClipboardDocumentCheckIcon aria-hidden="true" />,
    },
    {
      href: routes.facultyEvents,
      label: 'Events',
      icon: <TicketIcon aria-hidden="true" />,
    },
    {
      href: routes.facultyProgress,
      label: 'Progress',
      icon: <ChartBarIcon aria-hidden="true" />,
    },
    {
      href: routes.facultyClassroom,
      label: 'MyClassroom',
      icon: <AcademicCapIcon aria-hidden="true" />,
    },
    {
      href: routes.facultyAssignments,
      label: 'Assignments',
      icon: <ClipboardDocumentListIcon aria-hidden="true" />,
    },
    { href: routes.facultySettings, label: 'Settings', icon: <Cog6ToothIcon aria-hidden="true" /> },
  ],
  home: routes.facultyDashboard,
  settings: routes.facultySettings,
  logout: routes.facultyLogin,
  login: routes.facultyLogin,
};
