import { render, screen, within } from '@testing-library/react';
import { AccessibilityPage } from '@/components/marketing/accessibility/accessibility-page';
import { criteria } from '@/components/marketing/model/criteria';
import { site } from '@/content/site';

test('the page lists the 55 criteria once each, and explains each that is not met', () => {
  render(<AccessibilityPage site={site} />);
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(55);
  expect(new Set(criteria.map(({ number }) => number)).size).toBe(55);
  for (const { name, state, note } of criteria)
    if (state !== 'met') expect([name, note]).not.toContain(undefined);
  expect(
    screen.getByRole('row', { name: /^1\.4\.3 Contrast \(Minimum\).*AA Met$/ }),
  ).toBeInTheDocument();
});

test('barriers are reported to the help desk of the college', () => {
  render(<AccessibilityPage site={site} />);
  const report = within(screen.getByRole('region', { name: 'Report a barrier' }));
  expect(report.getByRole('link')).toHaveAttribute('href', `mailto:${site.helpCentre.email}`);
  expect(report.getByText(site.college)).toBeVisible();
});
