import { screen } from '@testing-library/react';
import ProfilePage from '@/app/(student)/MyProfile/page';
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
});
