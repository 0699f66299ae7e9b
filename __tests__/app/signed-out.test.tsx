import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import FacultyAssignmentsPage from '@/app/(faculty)/faculty-assignments/page';
import FacultyClassroomPage from '@/app/(faculty)/faculty-classroom/page';
import FacultyDashboardPage from '@/app/(faculty)/faculty-dashboard/page';
import FacultyProgressPage from '@/app/(faculty)/faculty-progress/page';
import FacultyEventsPage from '@/app/(faculty)/faculty-events/page';
import FacultyRegisterPage from '@/app/(faculty)/faculty-register/page';
import FacultySettingsPage from '@/app/(faculty)/faculty-settings/page';
import FacultyLayout from '@/app/(faculty)/layout';
import AssignmentsPage from '@/app/(student)/Assignments/page';
import ChatsPage from '@/app/(student)/Chats/page';
import ClassesPage from '@/app/(student)/Classes/page';
import DashboardPage from '@/app/(student)/Dashboard/page';
import StudentLayout from '@/app/(student)/layout';
import ProfilePage from '@/app/(student)/MyProfile/page';
import ProgressPage from '@/app/(student)/Progress/page';
import SettingsPage from '@/app/(student)/Settings/page';
import SubjectsPage from '@/app/(student)/Subjects/page';
import type * as Site from '@/content/site';
import { facultyProfile, studentRows } from '@/content/faculty';
import { student } from '@/content/student';
import { readSignInAddress } from '@/lib/site/sign-in-address';
import { portalRoutes, routes } from '@/lib/site/routes';
import { renderSettled } from '../components/settle';

jest.mock('@/content/site', () => {
  const { site } = jest.requireActual<typeof Site>('@/content/site');
  return { site: { ...site, openSample: false } };
});

jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }));

const pages = [
  { Page: ProfilePage, what: 'profile', to: '/login/#to=/MyProfile/' },
  { Page: DashboardPage, what: 'dashboard', to: '/login/#to=/Dashboard/' },
  { Page: ProgressPage, what: 'progress', to: '/login/#to=/Progress/' },
  { Page: SubjectsPage, what: 'subjects', to: '/login/#to=/Subjects/' },
  { Page: ClassesPage, what: 'classes', to: '/login/#to=/Classes/' },
  { Page: AssignmentsPage, what: 'assignments', to: '/login/#to=/Assignments/' },
  { Page: ChatsPage, what: 'chats', to: '/login/#to=/Chats/' },
  { Page: SettingsPage, what: 'settings', to: '/login/#to=/Settings/' },
  { Page: FacultyDashboardPage, what: 'dashboard', to: '/faculty-login/#to=/faculty-dashboard/' },
  {
    Page: FacultyProgressPage,
    what: 'progress page',
    to: '/faculty-login/#to=/faculty-progress/',
  },
  { Page: FacultyClassroomPage, what: 'classroom', to: '/faculty-login/#to=/faculty-classroom/' },
  { Page: FacultyRegisterPage, what: 'register', to: '/faculty-login/#to=/faculty-register/' },
  { Page: FacultyEventsPage, what: 'lists of events', to: '/faculty-login/#to=/faculty-events/' },
  {
    Page: FacultyAssignmentsPage,
    what: 'assignments',
    to: '/faculty-login/#to=/faculty-assignments/',
  },
  { Page: FacultySettingsPage, what: 'settings', to: '/faculty-login/#to=/faculty-settings/' },
];

test('every portal page is in the list above', () => {
  expect(pages.map(({ to }) => to.split('#to=')[1])).toEqual(
    portalRoutes.map((name) => routes[name]),
  );
});

const people = [
  student.name,
  student.rollNumber,
  student.email,
  facultyProfile.name,
  facultyProfile.employeeId,
  ...studentRows.map(({ rollNumber }) => rollNumber),
];

test.each(pages)('without a sample, $to leads back from signing in', async ({ Page, what, to }) => {
  await renderSettled(<Page />);
  expect(screen.getByRole('heading', { name: `Sign in to see your ${what}` })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', to);
});

test.each(pages)('without a sample, the page at $to names nobody', ({ Page, to }) => {
  const Layout = to.startsWith('/login') ? StudentLayout : FacultyLayout;
  const html = renderToString(
    <Layout>
      <Page />
    </Layout>,
  );
  for (const value of people) expect(html).not.toContain(value);
});

test('without a sample, signing in leads back to the search of the page', () => {
  window.history.replaceState(null, '', '/Dashboard/?q=a%26b#list');
  render(<DashboardPage />);
  const to = encodeURIComponent('?q=a%26b#list');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    `/login/#to=/Dashboard/${to}`,
  );
  const { to: asked } = readSignInAddress({ search: '', hash: `#to=/Dashboard/${to}` });
  expect(asked).toBe('/Dashboard/?q=a%26b#list');
  window.history.replaceState(null, '', '/');
});

test('without a sample, nobody can log out, and no page speaks of a sample', () => {
  const html = renderToString(
    <StudentLayout>
      <DashboardPage />
    </StudentLayout>,
  );
  const navigation = html.slice(html.indexOf('<nav'), html.indexOf('</nav>'));
  expect(navigation).toContain('Subjects');
  expect(navigation).not.toContain('Logout');
  expect(html).not.toMatch(/sample record/i);
});

test('without a sample, Settings show what this device stores', async () => {
  await renderSettled(<SettingsPage />);
  expect(screen.getByRole('heading', { name: 'This device' })).toBeInTheDocument();
});

test('without a sample, the dashboard still shows the calendar and the map', () => {
  render(<DashboardPage />);
  expect(screen.getByRole('heading', { name: 'Academic Calendar' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'College Map' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Your Activities' })).not.toBeInTheDocument();
});
