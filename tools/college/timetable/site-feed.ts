import { join } from 'node:path';
import { academic } from '@/content/campus';
import { site } from '@/content/site';
import { collegeFolder } from '../college';
import { collegeDay } from '../college-day';
import { demoPeople } from '../demo';
import type { PersonRecord } from '../person-of';
import { peopleSource } from '../publish/people-source';
import { readRecords } from '../read-records';
import { publicFeeds } from './feed';
import { describeFeeds, syncFeeds } from './sync-feeds';

/** Brings the public timetables of an export up to date with the records of the site; returns what to log. */
export const updateSiteFeeds = (root: string, out: string): string[] =>
  updateFeeds(siteRecords(root), out);

/** Does the same for a site that may be live, from the records of a college. */
export const publishFeeds = (folder: string, target: string): string[] =>
  updateFeeds(collegeRecords(folder), target);

function updateFeeds(records: Iterable<PersonRecord>, out: string): string[] {
  const feeds = publicFeeds(records, { publicTimetables: academic.publicTimetables, site });
  return describeFeeds(feeds.size, syncFeeds(feeds, out));
}

/** A generator, so that nothing is read if no timetable is public. */
function* siteRecords(root: string): Generator<PersonRecord> {
  const source = peopleSource(root);
  if (source === 'college') yield* collegeRecords(join(root, collegeFolder));
  if (source === 'demo') yield* demoPeople(join(root, 'content'), collegeDay());
}

function* collegeRecords(folder: string): Generator<PersonRecord> {
  for (const { record } of readRecords(folder)) yield record;
}
