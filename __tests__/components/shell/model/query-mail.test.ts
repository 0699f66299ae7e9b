import { queryMail, queryText } from '@/components/shell/model/query-mail';

const query = {
  subject: 'My credits & grade',
  message: 'Why is it 2?\nI count 3 = 1 + 2.',
  page: 'https://edify.example/Dashboard/',
  build: 'Edify 0.1.0',
};

describe('a query to the help desk', () => {
  test('contains the page and the version of the site', () => {
    expect(queryText(query)).toContain('Page: https://edify.example/Dashboard/\nSite: Edify 0.1.0');
  });

  test('opens an email with the subject and text as typed', () => {
    const address = new URL(queryMail('desk@edify.example', query) ?? '');
    expect(address.pathname).toBe('desk@edify.example');
    expect(address.searchParams.get('subject')).toBe(query.subject);
    expect(address.searchParams.get('body')).toBe(queryText(query).replaceAll('\n', '\r\n'));
  });

  test('has no email link if it is too long for email programs', () => {
    expect(queryMail('desk@edify.example', { ...query, message: 'x'.repeat(2000) })).toBeNull();
  });
});
