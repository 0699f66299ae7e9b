import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Audiences } from '@/components/marketing/audiences';
import { Demo } from '@/components/marketing/demo';
import { FactStrip } from '@/components/marketing/fact-strip';
import { Features } from '@/components/marketing/features';
import { Hero, ClosingCall } from '@/components/marketing/hero';
import { Loop } from '@/components/marketing/loop';
import { SiteFooter, Newsletter } from '@/components/marketing/site-footer';
import { SiteHeader, anchorsOf } from '@/components/marketing/site-header';
import { Testimonials } from '@/components/marketing/testimonials';
import { demo, landing } from '@/content/marketing';
import { site } from '@/content/site';

const times = <T,>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

/** Landing page content with this many equal entries in every list. */
const withCount = (count: number) => ({
  ...landing,
  facts: times(count, (index) => ({ value: `${index} servers`, label: 'needed', href: '#' })),
  audiences: times(count, (index) => ({
    id: `people-${index}`,
    title: `For people ${index}`,
    text: 'It is.',
    link: { text: 'See it', href: '/login/' },
  })),
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
  figures: times(count, () => ({ value: '2', label: 'two' })),
  footer: {
    ...landing.footer,
    badges: times(count, (index) => ({
      text: `Badge ${index}`,
      href: `/evidence/#badge-${index}`,
    })),
  },
});

function show(page: typeof landing, about: Partial<typeof site> = {}) {
  const shown = { ...site, ...about };
  return render(
    <>
      <SiteHeader
        site={{ ...site, product: 'Manarah' }}
        anchors={anchorsOf(page)}
        video={page.demo.video}
      />
      <div id="demo" />
      <FactStrip product="Manarah" facts={page.facts} />
      <Audiences audiences={page.audiences} />
      <Features features={page.features} previews={{}} />
      <Testimonials
        testimonials={page.testimonials}
        figures={page.figures}
        isSample={shown.sampleContent ?? false}
      />
      <SiteFooter footer={page.footer} site={shown} />
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
      <ClosingCall call={{ heading: 'Your college' }} openSample={false} />
    </>,
  );
  const logins = screen.getAllByRole('link', { name: 'Login' });
  expect(logins.map((link) => link.getAttribute('href'))).toEqual(['/login/', '/login/']);
  expect(screen.getByRole('link', { name: 'Faculty Login' })).toHaveAttribute(
    'href',
    '/faculty-login/',
  );
  expect(screen.queryByRole('link', { name: /tour|try it/i })).toBeNull();
  rerender(<ClosingCall call={null} openSample={false} />);
  expect(screen.queryByRole('heading')).toBeNull();
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('%d entries in every list are all shown', (count) => {
  show(withCount(count));
  const facts = within(screen.getByRole('region', { name: 'Facts about Manarah' }));
  expect(facts.getAllByRole('link', { name: /^\d servers needed$/ })).toHaveLength(count);
  expect(screen.getAllByRole('link', { name: 'See it' })).toHaveLength(count);
  expect(screen.getAllByRole('heading', { name: /^Tool/ })).toHaveLength(count);
  expect(screen.getAllByRole('figure')).toHaveLength(count);
  expect(screen.getAllByText('two')).toHaveLength(count);
  expect(screen.getAllByText(/^Badge/)).toHaveLength(count);
  expect(dangling()).toEqual([]);
});

test('empty lists leave no heading, no list and no dead link', () => {
  const { container } = show(withCount(0));
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Newsletter',
    'Contact',
  ]);
  expect(container.querySelectorAll('ul:empty, dl:empty')).toHaveLength(0);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Demo', 'Contact']);
  expect(dangling()).toEqual([]);
});

test('a page may leave out the quotes, the figures, the newsletter and the badges', () => {
  const { unmount } = show({ ...landing, testimonials: null });
  expect(screen.getByRole('region', { name: 'In figures' })).toHaveTextContent('4.9/5');
  unmount();
  show({
    ...landing,
    testimonials: null,
    figures: undefined,
    footer: { contact: 'hello@college.example' },
  });
  expect(screen.queryByRole('link', { name: 'Testimonials' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'In figures' })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByText('Compliance')).not.toBeInTheDocument();
});

test('only sample content is labelled as a sample', () => {
  const { unmount } = show(landing, { sampleContent: true });
  expect(screen.getByText('Sample quotes and figures, invented')).toBeVisible();
  expect(screen.getByText(/, a sample college$/)).toBeVisible();
  expect(screen.getByText('A sample: nothing is sent or stored.')).toBeVisible();
  unmount();
  show(landing, { sampleContent: false });
  expect(screen.queryByText(/sample/i)).not.toBeInTheDocument();
});

test('the loop names who has the request, and signs only where signatures can be checked', () => {
  const { rerender } = render(<Loop loop={landing.loop} request={demo} isSigned />);
  expect(screen.getByText('With Dr. Ananya Rao since 12 days')).toBeVisible();
  const [current] = screen.getAllByText('With teacher');
  expect(current).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText('Checked: signed by Dr. Ananya Rao')).toBeVisible();
  rerender(<Loop loop={landing.loop} request={demo} isSigned={false} />);
  expect(screen.queryByText(/^Checked/)).not.toBeInTheDocument();
  rerender(<Loop loop={null} request={demo} isSigned />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

/** The pictures as the server sends them, with their script. */
function renderPicture() {
  const html = renderToStaticMarkup(<Demo demo={landing.demo} />);
  const { container } = render(<div dangerouslySetInnerHTML={{ __html: html }} />);
  const image = screen.getByRole('img', { name: landing.demo.alt });
  return {
    image,
    images: [...container.querySelectorAll('img')],
    sources: [...container.querySelectorAll('source')],
  };
}

test('the browser gets the smallest format that it supports', () => {
  const { sources } = renderPicture();
  const formats = ['image/avif', 'image/webp', 'image/png'];
  expect(sources.map(({ type }) => type)).toEqual(Array(6).fill(formats).flat());
});

test('the pictures load lazily, and only one is described', () => {
  const { image, images } = renderPicture();
  for (const one of images) {
    expect(one).toHaveAttribute('loading', 'lazy');
    expect(one).toHaveAttribute('decoding', 'async');
  }
  expect(image).toHaveAttribute('src', '/images/demo/desktop-light-1008.png');
  expect(images.map(({ alt }) => alt)).toEqual([landing.demo.alt, '']);
});

test('a chosen theme decides on the sources before there is an image to load', () => {
  const { images, sources } = renderPicture();
  document.documentElement.dataset['theme'] = 'dark';
  for (const image of images) {
    const script = image.previousElementSibling!;
    jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script as HTMLScriptElement);
    window.eval(script.textContent);
  }
  expect(sources.map(({ media }) => media).filter((media) => media.includes('scheme'))).toEqual([]);
  expect(sources.filter(({ media }) => media.includes('min-width: 0'))).toHaveLength(9);
  delete document.documentElement.dataset['theme'];
});

describe('the headline', () => {
  test('keeps the comma on the line of the underlined word', () => {
    render(<Hero hero={landing.hero} openSample />);
    expect(screen.getByText('certificate').parentElement).toHaveTextContent(/^certificate,$/);
  });

  test('keeps the space after the underlined word', () => {
    const hero = { before: 'One', underlined: 'record', after: 'for all', lead: 'It is here.' };
    render(<Hero hero={{ ...hero, after: ' for all' }} openSample />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('One record for all');
  });

  test('has the picture of a college only on its own site', () => {
    const picture = { src: '/images/gate.jpg', width: 1200, height: 500, alt: 'The gate' } as const;
    const hero = { ...landing.hero, picture };
    const { rerender } = render(<Hero hero={hero} openSample={false} />);
    expect(screen.getByRole('img', { name: 'The gate' })).toBeVisible();
    rerender(<Hero hero={hero} openSample />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

const text = 'A letter each term.';
const url = 'https://letters.college.example/subscribe';

test.each([
  {
    way: { by: 'mail', address: 'letters@college.example' },
    form: { action: 'mailto:letters@college.example', method: 'get' },
    name: 'body',
    says: `${text} Subscribe opens your email program.`,
  },
  {
    way: { by: 'endpoint', url, field: 'email_address' },
    form: { action: url, method: 'post' },
    name: 'email_address',
    says: `${text} Subscribe sends your address, and nothing else.`,
  },
  {
    way: { by: 'nothing' },
    form: { action: null },
    name: null,
    says: expect.stringContaining('It checks the address but sends and stores nothing'),
  },
] as const)('the newsletter goes the way of the college, and says so: $way.by', (about) => {
  render(<Newsletter text={text} way={about.way} />);
  const form = screen.getByRole('form', { name: 'Newsletter' });
  for (const [attribute, value] of Object.entries(about.form))
    expect(form.getAttribute(attribute)).toBe(value);
  const email = screen.getByRole('textbox', { name: 'Email' });
  expect(email.getAttribute('name')).toBe(about.name);
  expect(email).toHaveAccessibleDescription(about.says);
  expect(email).toBeRequired();
  expect(email).toHaveAttribute('type', 'email');
  expect(form).not.toHaveAttribute('novalidate');
  if (about.way.by === 'mail') expect(form).toHaveFormValues({ subject: 'Newsletter' });
  if (about.way.by === 'nothing')
    expect(screen.getByRole('status')).toHaveTextContent('Nothing was sent.');
});
