import { site } from '@/content/site';
import { zonedMinute } from '@/lib/time/zoned-time';

/** Today in the college's time zone, "YYYY-MM-DD". */
export const collegeDay = (): string => zonedMinute(new Date(), site.timeZone).slice(0, 10);
