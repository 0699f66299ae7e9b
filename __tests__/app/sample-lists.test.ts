/** @jest-environment node */
import { generateStaticParams, GET } from '@/app/[page]/[list]/route';
import { calendar } from '@/content/campus';
import type * as Site from '@/content/site';
import { activities } from '@/content/student';

jest.mock('@/content/site', () => {
  const { site } = jest.requireActual<typeof Site>('@/content/site');
  return { site: { ...site, openSample: false } };
});

async function read(page: string, list: string): Promise<unknown> {
  const params = Promise.resolve({ page, list });
  const answer = await GET(new Request('https://college.example'), { params });
  return answer.json();
}

test('without a sample, the files of all lists are empty, except the public calendar', async () => {
  expect(activities.length).toBeGreaterThan(0);
  for (const { page, list } of generateStaticParams())
    expect([page, list, await read(page, list)]).toEqual([
      page,
      list,
      list === 'months.json' ? calendar.months : [],
    ]);
  expect(generateStaticParams().length).toBeGreaterThan(10);
});
