import { screen } from '@testing-library/react';
import ProfilePage, { metadata } from '@/app/(student)/MyProfile/page';
import { site } from '@/content/site';
import { student } from '@/content/student';
import { renderSettled } from '../components/settle';

describe('The profile page', () => {
  it('has the student’s name as its only h1, with photo, bio and roll number', async () => {
    await renderSettled(<ProfilePage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(student.name);
    expect(screen.getByRole('img', { name: student.name })).toBeVisible();
    expect(screen.getByText(student.bio!)).toBeVisible();
    expect(screen.getByText(student.rollNumber)).toBeVisible();
  });

  it('shows every widget', async () => {
    await renderSettled(<ProfilePage />);
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

  it('has no dead links and no buttons without an action', async () => {
    await renderSettled(<ProfilePage />);
    for (const link of screen.getAllByRole('link'))
      expect(link).not.toHaveAttribute('href', expect.stringMatching(/^#?$/));
    const buttons = screen
      .getAllByRole('button')
      .map((button) => button.ariaLabel ?? button.textContent);
    expect(buttons).toEqual([
      'Change photo',
      'Export as CV',
      'Share Profile',
      'Portfolio',
      'Dismiss the note',
      'Edit achievements',
      'Add achievement',
      'Edit projects',
      'Add Project',
      'View Project Mess Menu Board',
      'View Project Campus Bus Finder',
      'Edit activities and internships',
      'Add activity or internship',
    ]);
  });

  it('has one canonical address for both spellings', () => {
    expect(metadata.alternates?.canonical).toBe(`${site.siteUrl}/MyProfile/`);
  });
});
