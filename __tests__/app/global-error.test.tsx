import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import GlobalError from '@/app/global-error';

test('a page whose frame cannot be shown says that nothing is lost, and offers to reload', () => {
  document.body.innerHTML = renderToStaticMarkup(<GlobalError />);
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByText('What you entered is saved on this device.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});
