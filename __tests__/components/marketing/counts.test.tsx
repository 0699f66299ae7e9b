import { render, screen, within } from '@testing-library/react';
import { Features } from '@/components/marketing/features';
import { RatingStrip } from '@/components/marketing/rating-strip';
import { anchorsOf } from '@/components/marketing/site-anchors';
import { SiteFooter } from '@/components/marketing/site-footer';
import { ClosingCall } from '@/components/marketing/closing-call';
import { SiteHeader } from '@/components/marketing/site-header';
import { StatisticStrip } from '@/components/marketing/statistic-strip';
import { Testimonials } from '@/components/marketing/testimonials';
import { landing } from '@/content/marketing';
import { site } from '@/content/site';

const times = <T,>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

/** Landing page content with this many equal entries in every list. */
const withCount = (count: number) => ({
  ...landing,
  statistics: times(count, () => ({ value: '1000+', label: 'colleges' })),
  features: {
    heading: 'The tools',
    items: times(count, (index) => ({
      id: `tool-${index}`,
      title: `Tool ${index}`,
      text: 'It is.',
    })),
  },
  testimonials: {
    heading: 'What colleges say',
    items: times(count, (index) => ({
      id: `a-${index}`,
      quote: 'Good.',
      name: 'Asha',
      role: 'Dean',
    })),
  },
  rating: { score: 4, text: 'Rated', figures: times(count, () => ({ value: '2', label: 'two' })) },
  footer: {
    ...landing.footer,
    badges: times(count, (index) => ({
      text: `Badge ${index}`,
      href: `/evidence/#badge-${index}`,
    })),
  },
});

function show(page: typeof landing, about: Partial<typeof site> = {}) {
  return render(
    <>
      <SiteHeader
        site={{ ...site, product: 'Manarah' }}
        anchors={anchorsOf(page)}
        video={page.demo.video}
      />
      <StatisticStrip product="Manarah" statistics={page.statistics} />
      <div id="demo" />
      <Features features={page.features} previews={{}} />
      <Testimonials testimonials={page.testimonials} />
      <RatingStrip rating={page.rating} />
      <SiteFooter footer={page.footer} site={{ ...site, ...about }} />
    </>,
  );
}

/** The header links without a target on the page. */
const dangling = () =>
  within(screen.getByRole('navigation', { name: 'On this page' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.slice(1) ?? '')
    .filter((id) => !document.getElementById(id));

test('a college without the sample offers a login instead of a tour, and no call without its own words', () => {
  const { rerender } = render(
    <>
      <SiteHeader site={{ ...site, openSample: false }} anchors={[]} video={null} />
      <ClosingCall call={{ heading: 'Your college', text: 'In one place.' }} openSample={false} />
    </>,
  );
  expect(screen.getAllByRole('link', { name: 'Login' })).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'Take a Tour' })).toBeNull();
  rerender(<ClosingCall call={null} openSample={false} />);
  expect(screen.queryByRole('heading')).toBeNull();
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('%d entries in every list are all shown', (count) => {
  show(withCount(count));
  expect(screen.getAllByText('1000+')).toHaveLength(count);
  expect(screen.getByRole('region', { name: 'Manarah in figures' })).toBeVisible();
  expect(screen.getAllByRole('heading', { name: /^Tool/ })).toHaveLength(count);
  expect(screen.getAllByRole('figure')).toHaveLength(count);
  expect(screen.getAllByText('two')).toHaveLength(count);
  expect(screen.getAllByText(/^Badge/)).toHaveLength(count);
  expect(dangling()).toEqual([]);
});

test('empty lists leave no heading, no list and no dead link', () => {
  const { container } = show(withCount(0));
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Contact',
    'Newsletter',
    'Email and social media',
  ]);
  expect(container.querySelectorAll('ul:empty, dl:empty')).toHaveLength(0);
  expect(screen.queryByRole('region', { name: /in figures$/ })).not.toBeInTheDocument();
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Demo', 'Contact']);
  expect(dangling()).toEqual([]);
});

test('a page may leave out the testimonials, the rating and the newsletter', () => {
  show({
    ...landing,
    testimonials: null,
    rating: undefined,
    footer: { contact: 'hello@college.example' },
  });
  expect(screen.queryByRole('link', { name: 'Testimonials' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Rating' })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByText('Compliance')).not.toBeInTheDocument();
});

test('only sample content is labelled as a sample', () => {
  const { unmount } = show(landing, { sampleContent: true });
  expect(screen.getAllByText(/sample/)).toHaveLength(2);
  unmount();
  show(landing, { sampleContent: false });
  expect(screen.queryByText(/sample/)).not.toBeInTheDocument();
});
