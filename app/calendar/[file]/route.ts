import { eventsOf, writeCalendar } from '@/components/schedule/model/icalendar';
import { calendar } from '@/content/campus';
import { site } from '@/content/site';

export const dynamic = 'force-static';
export const dynamicParams = false;

interface Context {
  params: Promise<{ file: string }>;
}

/** One file to subscribe to, and one per month to download. */
export function generateStaticParams() {
  return ['academic', ...calendar.months.map(({ month }) => month)].map((name) => ({
    file: `${name}.ics`,
  }));
}

/** The academic calendar, or one month of it, as an iCalendar file. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const name = (await params).file.replace(/\.ics$/, '');
  const text = writeCalendar({
    product: site.product,
    name: `${site.college}: academic calendar`,
    host: new URL(site.siteUrl).host,
    timeZone: site.timeZone,
    events: eventsOf(calendar, name === 'academic' ? undefined : name),
  });
  return new Response(text, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
}
