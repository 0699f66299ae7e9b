import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import LandingPage from '@/app/(marketing)/page';
import { landing } from '@/content/marketing';
import { site } from '@/content/site';

describe('the landing page', () => {
  beforeEach(() => {
    // The page ships no framework script, so its HTML is all there is to test.
    document.body.innerHTML = renderToStaticMarkup(<LandingPage />);
  });

  test('leads to the tour of a student and of a teacher', () => {
    const hrefs = (name: string) =>
      screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
    expect(hrefs('Take a Tour')).toEqual(['/login/#tour']);
    expect(hrefs('Try it as a student')).toEqual(['/login/#tour', '/login/#tour']);
    expect(hrefs('Try it as a teacher')).toEqual(['/faculty-login/#tour', '/faculty-login/#tour']);
  });

  test('has invented figures and quotes only in the band that says so', () => {
    const band = screen.getByRole('region', { name: 'What colleges say' });
    expect(band).toHaveTextContent('Sample quotes and figures, invented');
    const invented = [...(landing.figures ?? []).map(({ value }) => value), '1000', '10K', '2M'];
    for (const value of invented) expect(band).toHaveTextContent(value);
    expect(within(band).getAllByRole('figure')).toHaveLength(3);
    band.remove();
    // A module of the specification is named "99% compliance validation".
    for (const value of invented.filter((one) => one !== '99%'))
      expect(document.body).not.toHaveTextContent(value);
    expect(document.body).toHaveTextContent('99% compliance validation');
  });

  test('has no link styled as a button to an address that does not answer', () => {
    const buttons = screen.getAllByRole('link').filter(({ className }) => /bg-/.test(className));
    expect(buttons.length).toBeGreaterThan(3);
    for (const button of buttons) expect(button.getAttribute('href')).not.toMatch(/\.example/);
  });

  test('says that Watch Demo leaves the site', () => {
    for (const link of screen.getAllByRole('link', { name: 'Watch Demo (leaves this site)' })) {
      expect(link).toHaveAttribute('href', expect.stringMatching(/^https:/));
      expect(link).toHaveAttribute('rel', 'noopener');
    }
  });

  test('says in the footer that the content is a sample and that the newsletter sends nothing', () => {
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent(`${site.college}, a sample college`);
    expect(footer).toHaveTextContent('A sample: nothing is sent or stored.');
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
