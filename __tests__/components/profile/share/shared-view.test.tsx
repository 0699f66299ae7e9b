import { render, screen } from '@testing-library/react';
import { SharedPage, SharedBroken } from '@/components/profile/share/shared-view';

describe('a shared profile', () => {
  it('shows its content and no empty card', () => {
    render(<SharedPage profile={{ name: 'Asha', college: 'A College', bio: '', skills: ['C'] }} />);
    const cards = screen.getAllByRole('heading', { level: 2 }).map((node) => node.textContent);
    expect(cards).toEqual(['Achievements']);
  });

  it('shows markup as text', () => {
    const name = '<img src=x onerror=alert(1)>';
    const { container } = render(
      <SharedPage profile={{ name, college: '<script>1</script>', bio: '<b>x</b>' }} />,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
    expect(container.querySelector('img, script, b')).toBeNull();
  });

  it('marks external links as untrusted and shows where they lead', () => {
    const projects = [{ title: 'P', technology: '', href: 'https://a.example/x' }];
    const contact = { email: 'a@b.example', city: 'Pune' };
    const profile = { name: 'Asha', college: 'A', bio: '', projects, contact };
    render(<SharedPage profile={profile} />);
    const link = screen.getByRole('link', { name: /View on a\.example/ });
    expect(link).toHaveAttribute('href', 'https://a.example/x');
    for (const one of [link, screen.getByRole('link', { name: 'a@b.example' })])
      expect(one).toHaveAttribute('rel', 'nofollow noopener noreferrer ugc');
  });

  it('shows what is wrong with a broken link, and links back', () => {
    render(<SharedBroken reason="A part of it is missing." />);
    expect(screen.getByText('A part of it is missing.')).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/MyProfile/');
  });
});
