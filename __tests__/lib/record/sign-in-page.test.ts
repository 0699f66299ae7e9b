import { pageAfterSignIn, visitorPages } from '@/lib/record/sign-in-page';

test('a person starts on the dashboard', () => {
  expect(pageAfterSignIn('student', null)).toBe('/Dashboard/');
  expect(pageAfterSignIn('teacher', null)).toBe('/faculty-dashboard/');
});

test('without a code, a student opens the profile', () => {
  expect(visitorPages).toEqual({ student: '/MyProfile/', teacher: '/faculty-dashboard/' });
});

test.each([
  ['/Subjects/', '/Subjects/'],
  ['/Subjects', '/Subjects/'],
  ['/Dashboard/?status=Pending#activities', '/Dashboard/?status=Pending#activities'],
])('the page asked for opens, %s', (asked, page) => {
  expect(pageAfterSignIn('student', asked)).toBe(page);
});

test('a page for the other kind of person does not open', () => {
  expect(pageAfterSignIn('student', '/faculty-classroom/')).toBe('/Dashboard/');
  expect(pageAfterSignIn('teacher', '/faculty-classroom/')).toBe('/faculty-classroom/');
  expect(pageAfterSignIn('teacher', '/Dashboard/')).toBe('/faculty-dashboard/');
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/Dashboard/../../evil',
  '/Dashboard@evil.example/',
  'javascript:alert(1)',
  '/login/',
  '/',
  '',
  '%E0%A4%A',
])('%s never opens', (asked) => {
  expect(pageAfterSignIn('student', asked)).toBe('/Dashboard/');
  expect(pageAfterSignIn('teacher', asked)).toBe('/faculty-dashboard/');
});
