import { screen, within } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { facultyAudience, studentAudience, type ShellAudience } from '@/components/shell/audience';
import { Shell } from '@/components/shell/shell';
import { sampleStudentRecord } from '@/content/record';
import { site } from '@/content/site';
import { portalRoutes, routes } from '@/lib/site/routes';
import { renderSettled } from '../settle';

jest.mock('next/navigation', () => ({ usePathname: jest.fn(), useRouter: jest.fn() }));

const sample = { ...sampleStudentRecord, notifications: { items: [] } };

function renderShell(audience: ShellAudience, path: string) {
  jest.mocked(usePathname).mockReturnValue(path);
  return renderSettled(
    <Shell audience={audience} sample={sample} site={site} duty="leftOut">
      <p>The page</p>
    </Shell>,
  );
}

/** Finds content in closed popovers, which jsdom does not open. */
const hidden = { hidden: true };

describe('Shell', () => {
  it('links students to their pages and to logout', async () => {
    await renderShell(studentAudience, '/Dashboard/');
    const navigation = screen.getByRole('navigation', { name: 'Student', ...hidden });
    const links = within(navigation).getAllByRole('link', hidden);
    expect(links.map((link) => link.textContent)).toEqual([
      'edify.',
      ...studentAudience.navigation.map(({ label }) => label),
      'Logout',
    ]);
    expect(within(navigation).getByRole('link', { name: 'Logout', ...hidden })).toHaveAttribute(
      'href',
      '/',
    );
  });

  it('shows the product name the college chose', async () => {
    jest.mocked(usePathname).mockReturnValue('/Dashboard/');
    await renderSettled(
      <Shell
        audience={studentAudience}
        sample={sample}
        duty="leftOut"
        site={{ ...site, product: 'Manarah Hub' }}
      >
        <p>The page</p>
      </Shell>,
    );
    const link = screen.getByRole('link', { name: 'Manarah Hub, to the dashboard', ...hidden });
    expect(link).toHaveTextContent('manarah hub.');
  });

  it('links to every portal page from its audience (components/shell/audience.tsx)', () => {
    const linked = [studentAudience, facultyAudience].flatMap(({ navigation, further = [] }) =>
      [...navigation, ...further].map(({ href }) => href),
    );
    expect(linked.sort()).toEqual(portalRoutes.map((page) => routes[page]).sort());
  });

  it('links faculty to their pages, and logs out to the faculty login', async () => {
    await renderShell(facultyAudience, '/faculty-dashboard/');
    const navigation = screen.getByRole('navigation', { name: 'Faculty', ...hidden });
    for (const { label } of facultyAudience.navigation)
      expect(within(navigation).getByRole('link', { name: label, ...hidden })).toBeInTheDocument();
    expect(within(navigation).getByRole('link', { name: 'Logout', ...hidden })).toHaveAttribute(
      'href',
      routes.facultyLogin,
    );
  });

  it('marks the current page, and no other', async () => {
    await renderShell(studentAudience, '/Chats/');
    const current = screen
      .getAllByRole('link', hidden)
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual(['Chats']);
  });

  it.each(
    [studentAudience, facultyAudience].flatMap((audience) =>
      audience.navigation
        .filter(({ href }) => href !== audience.home && href !== audience.profile)
        .map(({ href, label }) => ({ audience, href, label })),
    ),
  )('has the name of the page as its only h1 on $href', async ({ audience, href, label }) => {
    await renderShell(audience, href);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1, name: label })).toBeVisible();
  });

  it('says on every page whose figures it shows, and of which day', async () => {
    await renderShell(studentAudience, '/Subjects/');
    expect(screen.getByRole('contentinfo')).toHaveTextContent(/^A sample record .* Figures as of /);
  });

  it("shows the college's logo instead of the greeting on the profile, and today's date", async () => {
    const real = ['setTimeout', 'queueMicrotask', 'requestAnimationFrame'] as const;
    jest.useFakeTimers({ now: new Date('2026-11-23T23:59:59'), doNotFake: [...real] });
    await renderShell(studentAudience, '/MyProfile/');
    expect(screen.getByRole('img', { name: site.college })).toBeVisible();
    expect(screen.queryByText(/, Aarav$/)).not.toBeInTheDocument();
    expect(screen.getByText('Monday, November 23, 2026')).toBeVisible();
    jest.useRealTimers();
  });

  it('starts with a link that skips to the page', async () => {
    await renderShell(studentAudience, '/Dashboard/');
    expect(screen.getAllByRole('link', hidden)[0]).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveTextContent('The page');
  });

  it('has the bell, the theme and the account, each button with its panel', async () => {
    const { container } = await renderShell(studentAudience, '/Dashboard/');
    for (const name of ['Notifications', 'Theme', 'Account of Aarav Sharma', 'Menu']) {
      const panel = screen.getByRole('button', { name }).getAttribute('popovertarget');
      expect(container.querySelector(`#${panel}`)).toHaveAttribute('popover', 'auto');
    }
    expect(container.querySelector('#bell')).toHaveTextContent('No notifications yet');
    const menu = container.querySelector('#profile-menu');
    for (const text of [
      'Aarav Sharma',
      '@aarav.sharma',
      'Change Password',
      'Share Profile Via Link',
      'Settings',
      'Logout',
    ])
      expect(menu).toHaveTextContent(text);
  });

  it('raises a query by email to the help desk', async () => {
    await renderShell(studentAudience, '/Dashboard/');
    expect(screen.getByRole('link', { name: 'Raise a Query', ...hidden })).toHaveAttribute(
      'href',
      expect.stringContaining(`mailto:${site.helpCentre.email}?`),
    );
  });
});
