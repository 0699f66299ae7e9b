import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import NotFound from '@/app/global-not-found';

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
