import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import FacultyLoginPage from '@/app/(auth)/faculty-login/page';
import AuthLayout from '@/app/(auth)/layout';
import LoginPage from '@/app/(auth)/login/page';
import { SignIn } from '@/components/auth/sign-in';
import { signIn } from '@/content/marketing';
import { site } from '@/content/site';

const pages = [
  {
    who: 'student',
    page: <LoginPage />,
    heading: 'Student login',
    destination: '/MyProfile/',
    hint: 'Your roll number',
    people: signIn.student.people,
    other: { name: 'Faculty Login', href: '/faculty-login/' },
  },
  {
    who: 'faculty',
    page: <FacultyLoginPage />,
    heading: 'Faculty login',
    destination: '/faculty-dashboard/',
    hint: 'Your employee id',
    people: signIn.faculty.people,
    other: { name: 'Student Login', href: '/login/' },
  },
];

describe.each(pages)(
  'the sign-in page for $who',
  ({ who, page, heading, destination, other, hint, people }) => {
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
      expect(name).toHaveAccessibleDescription(expect.stringContaining(hint));
      expect(password).toHaveAccessibleDescription(
        expect.stringContaining('The access code on your card'),
      );
    });

    test('names invented people with their codes', () => {
      for (const { name, id } of people) {
        const fill = screen.getByRole('button', { name: `Fill in ${name}`, hidden: true });
        expect(fill.parentElement).toHaveTextContent(id);
        expect(fill).toHaveAttribute('data-id', id);
      }
    });

    test('offers to look around as an invented student or teacher, the own kind first', () => {
      const names = [
        `As a student: ${signIn.student.people[0]!.name}`,
        `As a teacher: ${signIn.faculty.people[0]!.name}`,
      ];
      const offered = screen.getAllByRole('button', { name: /^As a/, hidden: true });
      expect(offered.map((button) => button.textContent)).toEqual(
        who === 'student' ? names : names.toReversed(),
      );
    });

    test('links to the right pages', () => {
      expect(screen.getByRole('button', { name: 'Login to Edify' })).toHaveAttribute(
        'type',
        'submit',
      );
      expect(screen.getByRole('form')).toHaveAttribute('action', destination);
      expect(
        screen.getByRole('link', { name: /^Forgot Password \(opens the home page\)/ }),
      ).toHaveAttribute('href', '/');
      expect(screen.getByRole('link', { name: other.name })).toHaveAttribute('href', other.href);
      expect(screen.getByRole('link', { name: 'edify' })).toHaveAttribute('href', '/');
    });

    test('says how to get a new card', () => {
      expect(screen.getByText(/^Lost the card\? Ask/)).toBeVisible();
      expect(screen.getByRole('link', { name: site.helpCentre.email })).toHaveAttribute(
        'href',
        `mailto:${site.helpCentre.email}`,
      );
    });

    test('has the form first, the tour folded below it, and one filled button', () => {
      const fold = screen.getByText('No card? Take the tour').closest('details')!;
      expect(fold).not.toHaveAttribute('open');
      const order = screen.getByRole('form').compareDocumentPosition(fold);
      expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      const filled = [...document.querySelectorAll('main .bg-brand:not(dialog *), .bg-accent')];
      expect(filled.map((one) => one.textContent)).toEqual(['Login to Edify']);
    });

    test('has at most 45 words while the tour is folded', () => {
      const folded = [...document.querySelectorAll('details > :not(summary), dialog, script')];
      for (const one of [...folded, ...document.querySelectorAll('[hidden], .sr-only, .hidden')])
        one.remove();
      for (const one of document.querySelectorAll('.sr-only, a[href="#main"]')) one.remove();
      for (const one of document.querySelectorAll('*')) one.append(' ');
      expect(
        document.body.textContent.split(/\s+/).filter((word) => /\w/.test(word)).length,
      ).toBeLessThanOrEqual(45);
    });
  },
);

describe('the sign-in page of a college with its own records', () => {
  const showPage = (campusIdentity: boolean) => {
    document.body.innerHTML = renderToStaticMarkup(
      <SignIn kind="student" copy={signIn} site={{ ...site, openSample: false, campusIdentity }} />,
    );
  };

  test('names no invented people', () => {
    showPage(false);
    for (const { id } of signIn.student.people) expect(screen.queryByText(id)).toBeNull();
    expect(screen.queryByRole('button', { name: /^(Fill in|As a)/, hidden: true })).toBeNull();
  });

  test('offers the campus account only if the web server knows who asks', () => {
    showPage(false);
    const name = 'Sign in with your campus account';
    expect(screen.queryByRole('button', { name })).toBeNull();
    showPage(true);
    expect(screen.getByRole('button', { name })).toBeVisible();
  });
});
