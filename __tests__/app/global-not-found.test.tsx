import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import NotFound from '@/app/global-not-found';

describe('the not-found page', () => {
  beforeEach(() => {
    document.body.innerHTML = renderToStaticMarkup(<NotFound />);
  });

  test('says what is wrong and links to the home page', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'There is no building at this address',
    );
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });

  test('links to the main pages without JavaScript', () => {
    const links = ['My Profile', 'Dashboard', 'Student Login', 'Faculty Login'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(links).toEqual(['/MyProfile/', '/Dashboard/', '/login/', '/faculty-login/']);
  });

  test('loads the suggestion script', () => {
    expect(document.getElementById('nearest-route')).not.toBeVisible();
    const script = document.querySelector('script[src]');
    expect(script).toHaveAttribute('src', '/nearest-route.js');
    expect(script).toHaveAttribute('defer');
  });
});
