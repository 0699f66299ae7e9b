import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import LandingPage from '@/app/(marketing)/page';
import GlobalError from '@/app/global-error';
import NotFound from '@/app/global-not-found';
import { landing, landing as sampleLanding } from '@/content/marketing';
import type { Landing } from '@/content/schema/marketing/landing';
import { site } from '@/content/site';
import { readContent } from '../content/read-content';
import { otherCollege } from '../fixture/other-college';

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

// jsdom has no structuredClone.
globalThis.structuredClone ??= <T,>(value: T) => JSON.parse(JSON.stringify(value)) as T;

const { content } = otherCollege(readContent);
const colors = { brand: '#7a1f3d', accent: '#c9a227' };

/** What the other college writes itself on its landing page. */
const words: Partial<Landing> = {
  hero: {
    ...{ before: 'Draw, build and', underlined: 'show', after: ' it.', lead: 'The portal of us.' },
    picture: { src: '/images/model.svg', width: 64, height: 64, alt: 'The pavilion' },
  },
  testimonials: null,
  figures: [{ value: '412', label: 'students' }],
  footer: { contact: 'office@manarah.example' },
};

const activities = [
  {
    ...{ id: 'arch', name: 'Tall arches', status: 'Pending', category: 'Workshop' },
    dateAdded: '2028-02-01',
  },
];

/** Loads the public pages of the other college, which has a logo and colours and does not open the sample. */
async function ownPages() {
  jest.resetModules();
  const read = (file: string) => content[file];
  const own: Record<string, unknown> = {
    'site.json': {
      ...(read('site.json') as object),
      ...{ colors, openSample: false, sampleContent: false, shareImage: null },
    },
    'marketing/landing.json': { ...(read('marketing/landing.json') as object), ...words },
    'marketing/demo.json': { ...(read('marketing/demo.json') as object), activities },
  };
  const parsed = (file: string) => own[file] ?? read(file);
  jest.doMock('@/content/parse', () => ({ parse: parsed }));
  const { default: SignInLayout } = await import('@/app/(auth)/layout');
  const framed = [
    await import('@/app/(auth)/login/page'),
    await import('@/app/(auth)/faculty-login/page'),
  ].map(({ default: Page }) => (
    <SignInLayout>
      <Page />
    </SignInLayout>
  ));
  const others = [
    await import('@/app/(marketing)/page'),
    await import('@/app/(marketing)/evidence/page'),
    await import('@/app/(marketing)/accessibility/page'),
    await import('@/app/(verify)/verify/page'),
  ].map(({ default: Page }) => <Page />);
  return [...others, ...framed].map((page) => renderToStaticMarkup(page));
}

test('a college that wrote its own words, figures and logo has no trace of the sample on its public pages', async () => {
  const pages = await ownPages();
  const figures = (sampleLanding.figures ?? []).map(({ value }) => value);
  const sample = /aarav|ananya|peepal grove|edify|sample|invented|#tour|images\/(?:demo|share)/gi;
  for (const html of pages) {
    expect(html.match(sample)).toBeNull();
    expect(html.includes('/images/manarah.svg')).toBe(true);
  }
  const [landing = ''] = pages;
  // A module of the specification is named "99% compliance validation".
  expect(figures.filter((one) => one !== '99%' && landing.includes(one))).toEqual([]);
  for (const own of ['The portal of us.', '412', 'The pavilion', 'Tall arches', 'Your name'])
    expect(landing.includes(own)).toBe(true);
  expect(landing.match(/>Login</g)).toHaveLength(2);
});

test('a page whose frame cannot be shown says that nothing is lost, and offers to reload', () => {
  document.body.innerHTML = renderToStaticMarkup(<GlobalError />);
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByText('What you entered is saved on this device.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

describe('the not-found page', () => {
  beforeEach(() => {
    document.body.innerHTML = renderToStaticMarkup(<NotFound />);
  });

  test('links to the main pages without JavaScript', () => {
    const links = ['My Profile', 'Dashboard', 'Student Login', 'Faculty Login'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(links).toEqual(['/MyProfile/', '/Dashboard/', '/login/', '/faculty-login/']);
  });
});
