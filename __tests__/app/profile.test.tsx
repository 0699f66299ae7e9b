import { render, screen } from '@testing-library/react';
import ProfilePage, { metadata } from '@/app/(student)/MyProfile/page';
import { site } from '@/content/site';
import { student } from '@/content/student';

describe('The profile page', () => {
  it('names the student in its one h1, with photo, line, roll number and programme', () => {
    render(<ProfilePage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(student.name);
    expect(screen.getByRole('img', { name: student.name })).toBeVisible();
    expect(screen.getByText(student.bio)).toBeVisible();
    expect(screen.getByText(student.rollNumber)).toBeVisible();
  });

  it('has every widget', () => {
    render(<ProfilePage />);
    const names = screen.getAllByRole('heading', { level: 2 }).map((node) => node.textContent);
    expect(names).toEqual([
      'Summary',
      'Current Credits',
      'Achievements',
      'Academics',
      'Skill Timeline',
      'Project Showcase',
      'Recent Activities and Internship',
      'Interests and Languages',
      'Contact',
    ]);
  });

  it('has no link that leads nowhere and no button without a deed', () => {
    render(<ProfilePage />);
    for (const link of screen.getAllByRole('link'))
      expect(link).not.toHaveAttribute('href', expect.stringMatching(/^#?$/));
    const buttons = screen.getAllByRole('button').map((button) => button.ariaLabel);
    expect(buttons).toEqual([null, null, 'Dismiss the note']);
    for (const name of ['Export as CV', 'Share Profile'])
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
  });

  it('corrects its address before anything else', () => {
    const { container } = render(<ProfilePage />);
    expect(container.firstElementChild?.innerHTML).toMatch(/^<script>.*MyProfile.*<\/script>$/);
  });

  it('has one address for both spellings', () => {
    expect(metadata.alternates?.canonical).toBe(`${site.siteUrl}/MyProfile/`);
  });
});
