import { activities } from '@/content/student';

export const dynamic = 'force-static';

/** The submitted activities for the command palette; below /Dashboard/, so that a gate before it holds for them too. */
export function GET(): Response {
  return Response.json(activities);
}
