import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import LandingPage, { metadata } from '@/app/(marketing)/page';
import { EvidencePage } from '@/components/marketing/evidence/evidence-page';
import { evidence } from '@/content/marketing';
import { site } from '@/content/site';

describe('the landing page', () => {
  beforeEach(() => {
    // The page ships no framework script, so its HTML is all there is to test.
    document.body.innerHTML = renderToStaticMarkup(<LandingPage />);
  });

  test('has one main heading, a single sentence', () => {
    const [heading, ...others] = screen.getAllByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent(/^Every class, credit and certificate, in one record\.$/);
    expect(others).toHaveLength(0);
  });

  test('links to its four sections, each with a heading', () => {
    const nav = screen.getByRole('navigation', { name: 'On this page' });
    for (const name of ['Features', 'Demo', 'Testimonials', 'Contact']) {
      const id = within(nav).getByRole('link', { name }).getAttribute('href')?.slice(1);
      const section = document.getElementById(id ?? '') as HTMLElement;
      expect(within(section).getAllByRole('heading', { level: 2 })).toHaveLength(1);
    }
  });

  test('links every Take a Tour to the student login', () => {
    const links = screen.getAllByRole('link', { name: 'Take a Tour' });
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) expect(link).toHaveAttribute('href', '/login/');
  });

  test('says that Watch Demo leaves the site', () => {
    for (const link of screen.getAllByRole('link', { name: 'Watch Demo (leaves this site)' })) {
      expect(link).toHaveAttribute('href', expect.stringMatching(/^https:/));
      expect(link).toHaveAttribute('rel', 'noopener');
    }
  });

  test('shows six tools with previews from the sample record', () => {
    const features = screen.getByRole('region', { name: 'Six tools, one academic record' });
    expect(within(features).getAllByRole('heading', { level: 3 })).toHaveLength(6);
    for (const figure of ['95%', '9.2', '6']) {
      const shown = within(features).getAllByText(figure);
      expect(shown.some((element) => element.tagName === 'DD')).toBe(true);
    }
    for (const status of ['Approved', 'Pending', 'Rejected'])
      expect(within(features).getAllByText(status)[0]).toBeVisible();
    expect(within(features).getByText('9 November')).toBeVisible();
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

test('the landing page links every badge to a claim that the page with the evidence has', () => {
  document.body.innerHTML = renderToStaticMarkup(<LandingPage />);
  const footer = screen.getByRole('contentinfo');
  const addresses = ['WCAG 2.2 AA tested', 'No third parties', 'Encrypted records'].map((name) =>
    within(footer).getByRole('link', { name }).getAttribute('href'),
  );
  document.body.innerHTML = renderToStaticMarkup(<EvidencePage evidence={evidence} />);
  for (const address of addresses) {
    const [path, id = ''] = address?.split('#') ?? [];
    expect(path).toBe('/evidence/');
    expect(document.getElementById(id)).toBeVisible();
  }
});

test('the landing page gives search engines its title and address', () => {
  expect(metadata).toMatchObject({
    title: site.pages.landing.title,
    alternates: { canonical: `${site.siteUrl}/` },
    openGraph: { title: site.pages.landing.title, url: `${site.siteUrl}/` },
  });
});
