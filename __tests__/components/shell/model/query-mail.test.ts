import { queryMail, queryText } from '@/components/shell/model/query-mail';

const query = {
  subject: 'My credits & grade',
  message: 'Why is it 2?\nI count 3 = 1 + 2.',
  page: 'https://edify.example/Dashboard/',
  build: 'Edify 0.1.0',
};

describe('a query to the help desk', () => {
  test('says on which page and on which version of the site it was written', () => {
    expect(queryText(query)).toContain('Page: https://edify.example/Dashboard/\nSite: Edify 0.1.0');
  });

  test('opens a mail whose subject and text arrive as they were typed', () => {
    const address = new URL(queryMail('desk@edify.example', query) ?? '');
    expect(address.pathname).toBe('desk@edify.example');
    expect(address.searchParams.get('subject')).toBe(query.subject);
    expect(address.searchParams.get('body')).toBe(queryText(query).replaceAll('\n', '\r\n'));
  });

  test('is no mail address when it is too long for mail programs', () => {
    expect(queryMail('desk@edify.example', { ...query, message: 'x'.repeat(2000) })).toBeNull();
  });
});
