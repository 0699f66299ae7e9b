import { render, screen, within } from '@testing-library/react';
import { InterestsCard } from '@/components/profile/cards/profile-cards';
import { ProjectDialog } from '@/components/profile/cards/project-dialog';
import { AchievementsCard, EntriesCard } from '@/components/profile/edit/own-lists';
import { ProjectShowcase } from '@/components/profile/edit/own-projects';
import type { Project } from '@/content/schema/student/project';
import { achievements, entries, projects } from '@/content/student';

const kite: Project = {
  id: 'kite',
  title: 'Kite Log',
  technology: 'Go',
  about: null,
  image: { src: '/images/kite.svg', width: 640, height: 360, alt: 'A kite' },
  href: 'https://kite.example',
};

const link = () => screen.queryByRole('link', { name: /View Project/ });

describe('Achievements', () => {
  it('are tiles in the order of the record', () => {
    render(<AchievementsCard achievements={achievements} />);
    const tiles = screen.getAllByRole('listitem').map((tile) => tile.textContent);
    expect(tiles).toEqual(['JAVA', 'PYTHON', 'JS', 'Figma']);
  });

  it('show a message when there are none', () => {
    render(<AchievementsCard achievements={[]} />);
    expect(screen.getByText('No Achievements Yet')).toBeVisible();
  });
});

describe('The project showcase', () => {
  it('has a card for each project, with picture, title and technology', () => {
    render(<ProjectShowcase projects={projects} />);
    const cards = screen.getAllByRole('listitem');
    expect(cards).toHaveLength(projects.length);
    for (const [index, { title, technology, image }] of projects.entries()) {
      const card = within(cards[index] as HTMLElement);
      expect(card.getByRole('heading', { name: title })).toBeVisible();
      expect(card.getByText(technology)).toBeVisible();
      expect(card.getByRole('img', { name: image.alt })).toHaveAttribute('width', '640');
    }
  });

  it('shows the first letter of a project without a picture', () => {
    const own = { ...kite, image: undefined };
    render(<ProjectShowcase projects={[own]} />);
    expect(screen.getByRole('listitem')).toHaveTextContent(/^Kite Log/);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('has no dead links', () => {
    render(<ProjectShowcase projects={[{ ...kite, href: '#' }]} />);
    expect(link()).toBeNull();
  });

  it('links to projects with an address, for browsers without JavaScript', () => {
    render(<ProjectShowcase projects={[kite]} />);
    expect(link()).toHaveAccessibleName('View Project Kite Log');
    expect(link()).toHaveAttribute('href', 'https://kite.example');
  });

  it('shows the description in its own direction', () => {
    const about = 'طائرة ورقية';
    render(<ProjectDialog project={{ ...kite, about }} onClose={() => {}} />);
    expect(screen.getByText(about)).toHaveAttribute('dir', 'auto');
  });

  it('shows a message when there are none', () => {
    render(<ProjectShowcase projects={[]} />);
    expect(screen.getByText('No Projects Yet')).toBeVisible();
  });
});

describe('Recent activities and internship', () => {
  it('show title, description and date', () => {
    render(<EntriesCard entries={entries} />);
    for (const [index, { title, description, date }] of entries.entries())
      expect(screen.getAllByRole('listitem')[index]).toHaveTextContent(title + description + date);
  });

  it('show a message when there are none', () => {
    render(<EntriesCard entries={[]} />);
    expect(screen.getByText('No Activities Yet')).toBeVisible();
  });
});

describe('Interests and languages', () => {
  it('are hidden if the student has none', () => {
    const { container } = render(<InterestsCard interests={[]} languages={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('may be languages only', () => {
    render(<InterestsCard interests={[]} languages={['Hindi', 'Tamil']} />);
    expect(screen.getByText('Speaks Hindi, Tamil')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });
});
