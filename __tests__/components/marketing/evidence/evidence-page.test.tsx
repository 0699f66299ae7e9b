import { existsSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import { EvidencePage } from '@/components/marketing/evidence/evidence-page';
import { evidence } from '@/content/marketing';

const [first] = evidence.claims;
if (!first) throw new Error('The sample has no claim.');

test('Shows every claim with its checks, its limits and a link at the top', () => {
  render(<EvidencePage evidence={evidence} />);
  const nav = screen.getByRole('navigation', { name: 'On this page' });
  for (const { id, name, checks, limits } of evidence.claims) {
    expect(within(nav).getByRole('link', { name })).toHaveAttribute('href', `#${id}`);
    const section = screen.getByRole('region', { name });
    expect(section).toHaveAttribute('id', id);
    for (const sentence of [...checks, ...limits])
      expect(within(section).getByText(sentence)).toBeVisible();
  }
});

test('Shows the page where a claim can be checked', () => {
  render(<EvidencePage evidence={evidence} />);
  const section = screen.getByRole('region', { name: 'Signed decisions' });
  expect(within(section).getByRole('link', { name: 'Check a credential' })).toHaveAttribute(
    'href',
    '/verify/',
  );
});

test('Shows what is not claimed', () => {
  render(<EvidencePage evidence={evidence} />);
  expect(screen.getByRole('region', { name: 'What we do not claim' })).toHaveTextContent(
    'There is no certificate.',
  );
});

test('Shows no empty heading for a claim without limits, sources and a way to check it', () => {
  const short = { ...first, limits: [], sources: [], visitor: null };
  render(<EvidencePage evidence={{ ...evidence, claims: [short], notClaimed: null }} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    evidence.heading,
    first.name,
    'How it is checked',
  ]);
  expect(screen.queryByText(/In the source code/)).not.toBeInTheDocument();
});

test('Shows only the heading while nothing is claimed', () => {
  render(<EvidencePage evidence={{ ...evidence, claims: [], notClaimed: undefined }} />);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('Every claim has limits, and names documents and tests that exist', () => {
  for (const { limits, sources } of evidence.claims) {
    expect(limits.length).toBeGreaterThan(0);
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((path) => !existsSync(path))).toEqual([]);
  }
});
