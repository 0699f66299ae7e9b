/** @jest-environment node */
import * as assignments from '@/app/(faculty)/faculty-assignments/[list]/route';
import * as classroom from '@/app/(faculty)/faculty-classroom/[list]/route';
import * as facultyDashboard from '@/app/(faculty)/faculty-dashboard/[list]/route';
import * as facultySettings from '@/app/(faculty)/faculty-settings/[list]/route';
import * as studentAssignments from '@/app/(student)/Assignments/[list]/route';
import * as chats from '@/app/(student)/Chats/[list]/route';
import * as dashboard from '@/app/(student)/Dashboard/[list]/route';
import * as profile from '@/app/(student)/MyProfile/[list]/route';
import * as settings from '@/app/(student)/Settings/[list]/route';
import * as subjects from '@/app/(student)/Subjects/[list]/route';
import { calendar } from '@/content/campus';
import type * as Site from '@/content/site';
import { activities } from '@/content/student';

jest.mock('@/content/site', () => {
  const { site } = jest.requireActual<typeof Site>('@/content/site');
  return { site: { ...site, openSample: false } };
});

const routes = [
  ...[assignments, classroom, facultyDashboard, facultySettings, studentAssignments],
  ...[chats, dashboard, profile, settings, subjects],
];

async function read({ GET }: typeof dashboard, list: string): Promise<unknown> {
  const params = Promise.resolve({ list });
  const answer = await GET(new Request('https://college.example'), { params });
  return answer.json();
}

test('without a sample, the files of all lists are empty, except the public calendar', async () => {
  expect(activities.length).toBeGreaterThan(0);
  for (const route of routes)
    for (const { list } of route.generateStaticParams())
      expect([list, await read(route, list)]).toEqual([
        list,
        list === 'months.json' ? calendar.months : [],
      ]);
});
