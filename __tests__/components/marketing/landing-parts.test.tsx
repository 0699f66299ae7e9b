import { render, screen, within } from '@testing-library/react';
import { DemoPicture } from '@/components/marketing/demo';
import { Features } from '@/components/marketing/features';
import { StatisticStrip, RatingStrip } from '@/components/marketing/figure-list';
import { Hero, ClosingCall } from '@/components/marketing/hero';
import { SiteFooter, Newsletter } from '@/components/marketing/site-footer';
import { SiteHeader, anchorsOf } from '@/components/marketing/site-header';
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

function renderPicture() {
  render(<DemoPicture alt="The dashboard." />);
  const image = screen.getByRole('img', { name: 'The dashboard.' });
  return { image, sources: [...(image.parentElement?.querySelectorAll('source') ?? [])] };
}

test('the browser gets the smallest format that it supports', () => {
  const { sources } = renderPicture();
  const formats = ['image/avif', 'image/webp', 'image/png'];
  expect(sources.map(({ type }) => type)).toEqual(Array(4).fill(formats).flat());
});

test('the picture loads lazily', () => {
  const { image } = renderPicture();
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('decoding', 'async');
  expect(image).toHaveAttribute('src', '/images/demo/desktop-light-1312.png');
});

describe('the headline', () => {
  test('keeps the comma on the line of the underlined word', () => {
    render(<Hero hero={landing.hero} video={landing.demo.video} />);
    expect(screen.getByText('certificate').parentElement).toHaveTextContent(/^certificate,$/);
  });

  test('keeps the space after the underlined word', () => {
    const hero = { before: 'One', underlined: 'record', after: 'for all', lead: 'It is here.' };
    render(<Hero hero={{ ...hero, after: ' for all' }} video="#" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('One record for all');
  });
});

const text = 'A letter each term.';

function form() {
  return screen.getByRole('form', { name: 'Newsletter' });
}

function email() {
  return screen.getByRole('textbox', { name: 'Email' });
}

test('by mail: the address becomes the body of an email, and the form says so', () => {
  render(<Newsletter text={text} way={{ by: 'mail', address: 'letters@college.example' }} />);
  expect(form()).toHaveAttribute('action', 'mailto:letters@college.example');
  expect(form()).toHaveAttribute('method', 'get');
  expect(form()).toHaveFormValues({ subject: 'Newsletter' });
  expect(email()).toHaveAttribute('name', 'body');
  expect(email()).toHaveAccessibleDescription(`${text} Subscribe opens your email program.`);
});

test('by an endpoint: the address is posted under the field name the college set', () => {
  const url = 'https://letters.college.example/subscribe';
  render(<Newsletter text={text} way={{ by: 'endpoint', url, field: 'email_address' }} />);
  expect(form()).toHaveAttribute('action', url);
  expect(form()).toHaveAttribute('method', 'post');
  expect(email()).toHaveAttribute('name', 'email_address');
  expect(email()).toHaveAccessibleDescription(
    `${text} Subscribe sends your address, and nothing else.`,
  );
});

test('by nothing: the address is never sent, and the form says so', () => {
  render(<Newsletter text={text} way={{ by: 'nothing' }} />);
  expect(form()).not.toHaveAttribute('action');
  expect(email()).not.toHaveAttribute('name');
  expect(email()).toHaveAccessibleDescription(/It checks the address but sends and stores nothing/);
  expect(screen.getByRole('status')).toHaveTextContent('Nothing was sent.');
});

test.each([
  { by: 'mail', address: 'letters@college.example' },
  { by: 'endpoint', url: 'https://letters.college.example/', field: 'email' },
  { by: 'nothing' },
] as const)('the browser requires a valid address ($by)', (way) => {
  render(<Newsletter text={text} way={way} />);
  expect(email()).toBeRequired();
  expect(email()).toHaveAttribute('type', 'email');
  expect(form()).not.toHaveAttribute('novalidate');
});
