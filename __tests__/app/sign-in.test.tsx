import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import FacultyLoginPage from '@/app/(auth)/faculty-login/page';
import AuthLayout from '@/app/(auth)/layout';
import LoginPage from '@/app/(auth)/login/page';
import { signIn } from '@/content/marketing';

const pages = [
  {
    who: 'student',
    page: <LoginPage />,
    heading: 'Student login',
    destination: '/MyProfile/',
    other: { name: 'Faculty Login', href: '/faculty-login/' },
  },
  {
    who: 'faculty',
    page: <FacultyLoginPage />,
    heading: 'Faculty login',
    destination: '/faculty-dashboard/',
    other: { name: 'Student Login', href: '/login/' },
  },
];

describe.each(pages)('the sign-in page for $who', ({ page, heading, destination, other }) => {
  beforeEach(() => {
    // The page ships no framework script, so its HTML is all there is to test.
    document.body.innerHTML = renderToStaticMarkup(<AuthLayout>{page}</AuthLayout>);
  });

  test('has one main heading, inside the main element', () => {
    expect(screen.getByRole('main')).toContainElement(
      screen.getByRole('heading', { level: 1, name: heading }),
    );
  });

  test('has two labelled fields that password managers recognise and that are never sent', () => {
    const name = screen.getByRole('textbox', { name: 'Username' });
    expect(name).toHaveAttribute('autocomplete', 'username');
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    for (const field of [name, password]) expect(field).not.toHaveAttribute('name');
  });

  test('links to the right pages', () => {
    expect(screen.getByRole('link', { name: 'Login to Edify' })).toHaveAttribute(
      'href',
      destination,
    );
    expect(screen.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: other.name })).toHaveAttribute('href', other.href);
    expect(screen.getByRole('link', { name: 'edify' })).toHaveAttribute('href', '/');
  });

  test('says that this is a sample record', () => {
    expect(screen.getByText(signIn.notice)).toBeVisible();
  });
});
