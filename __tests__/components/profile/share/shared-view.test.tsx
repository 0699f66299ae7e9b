import { act, render, screen } from '@testing-library/react';
import { checkActivities, type ActivityCheck } from '@/components/profile/model/shared-check';
import type { SharedProfile } from '@/components/profile/model/shared-profile';
import { SharedPage, SharedBroken } from '@/components/profile/share/shared-page';
import { sharedSite } from './site';

jest.mock('@/components/profile/model/shared-check', () => ({ checkActivities: jest.fn() }));

const least = { name: 'Asha Rao', college: sharedSite.college, bio: '' };
const badges = [
  'Checked: signed by Dr. Ananya Rao',
  'In the link, not checked',
  'Signature does not fit',
  'Signature has expired',
];

const show = (profile: Partial<SharedProfile>) =>
  render(<SharedPage profile={{ ...least, ...profile }} {...sharedSite} />);

describe('an employer reads a portfolio', () => {
  beforeEach(() => jest.mocked(checkActivities).mockReturnValue(new Promise(() => {})));

  it('has the name first, and no section without content', () => {
    show({ skills: ['C'] });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Asha Rao');
    const sections = screen.getAllByRole('heading', { level: 2 });
    expect(sections.map((node) => node.textContent)).toEqual(['Skills']);
  });

  it('shows markup as text', () => {
    const name = '<img src=x onerror=alert(1)>';
    show({ name, bio: '<b>x</b>' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
    expect(document.querySelector('img[src=x], script, b')).toBeNull();
  });

  it('names another college than the one of this site', () => {
    show({ college: 'Another College' });
    expect(screen.getByText('Another College')).toBeVisible();
  });

  it('marks external links as untrusted and says where they lead', () => {
    show({ projects: [{ title: 'P', technology: '', href: 'https://a.example/x' }] });
    const link = screen.getByRole('link', { name: /View P on a\.example/ });
    expect(link).toHaveAttribute('href', 'https://a.example/x');
    expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer ugc');
  });

  it('offers to write only with an email address', () => {
    const { unmount } = show({});
    expect(screen.queryByRole('link', { name: /Write to/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy the link' })).toBeVisible();
    unmount();
    show({ contact: { email: 'a@b.example' } });
    expect(screen.getByRole('link', { name: 'Write to Asha' })).toHaveAttribute(
      'href',
      'mailto:a@b.example',
    );
  });

  it('says "Checked" only after the signature was verified', async () => {
    let finish: (checks: ActivityCheck[]) => void = () => {};
    jest.mocked(checkActivities).mockReturnValue(new Promise((done) => (finish = done)));
    const days = ['2026-10-08', '2026-09-21', '2026-09-20', '2026-09-19'];
    show({ activities: days.map((date) => ({ name: date, category: 'Course', date })) });
    for (const row of screen.getAllByRole('listitem'))
      expect(row).not.toHaveTextContent(/checked|signature/i);
    await act(async () =>
      finish([
        { state: 'checked', by: 'Dr. Ananya Rao' },
        { state: 'unchecked' },
        { state: 'wrong' },
        { state: 'expired' },
      ]),
    );
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows.map((text, index) => text.endsWith(badges[index] ?? '?'))).not.toContain(false);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('1 of 4 checked');
    expect(screen.getByRole('link', { name: 'Check one yourself' })).toBeVisible();
  });

  it('shows no badges and no count on a site without keys', async () => {
    jest.mocked(checkActivities).mockResolvedValue(null);
    show({ activities: [{ name: 'Git', category: 'Workshop', date: '2026-09-21' }] });
    expect(
      await screen.findByText('Written by the student; not checked by the college.'),
    ).toBeVisible();
    expect(screen.queryByText(/checked$/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Check one yourself' })).not.toBeInTheDocument();
  });

  it('says that a link is incomplete', () => {
    render(<SharedBroken reason="A part of it is missing." {...sharedSite} />);
    expect(screen.getByRole('heading')).toHaveTextContent(
      'This link is incomplete. Ask for it again.',
    );
    expect(screen.getByText('A part of it is missing.')).toBeVisible();
  });
});
