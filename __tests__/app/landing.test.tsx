import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import LandingPage from '@/app/(marketing)/page';
import { site } from '@/content/site';

describe('the landing page', () => {
  beforeEach(() => {
    // The page ships no framework script, so its HTML is all there is to test.
    document.body.innerHTML = renderToStaticMarkup(<LandingPage />);
  });

  test('links every Take a Tour to the student login', () => {
    const links = screen.getAllByRole('link', { name: 'Take a Tour' });
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) expect(link).toHaveAttribute('href', '/login/#tour');
  });

  test('says that Watch Demo leaves the site', () => {
    for (const link of screen.getAllByRole('link', { name: 'Watch Demo (leaves this site)' })) {
      expect(link).toHaveAttribute('href', expect.stringMatching(/^https:/));
      expect(link).toHaveAttribute('rel', 'noopener');
    }
  });

  test('says in the footer that the content is a sample and that the newsletter sends nothing', () => {
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent('Figures and people on this page are sample content.');
    expect(footer).toHaveTextContent('It checks the address but sends and stores nothing.');
    const email = within(footer).getByRole('textbox', { name: 'Email' });
    expect(email).toBeRequired();
    expect(email).toHaveAttribute('type', 'email');
    expect(within(footer).getByRole('button', { name: 'Subscribe' })).toBeVisible();
    for (const { name, href } of site.social)
      expect(
        within(footer).getByRole('link', { name: `${name} (leaves this site)` }),
      ).toHaveAttribute('href', href);
  });
});
