import { sha256 } from '@/tools/file/inventory-file';
import { decodedBody, type Answer } from './ask';
import type { SiteProblem } from './site-problem';
import { answerProblem } from './file-check';
import { isBehindGate, type LiveSite } from './live-site';

/** Whether a successful response is anything other than a public page of the release (such as the landing page). */
export function leaksContent({ inventory }: LiveSite, answer: Answer): boolean {
  if (answer.status < 200 || answer.status > 299) return false;
  const body = decodedBody(answer);
  const hash = body && sha256(body);
  return !Object.entries(inventory.files).some(
    ([path, entry]) => entry.sha256 === hash && /\.html$/.test(path) && !isBehindGate(path),
  );
}

/** Requests an address that must not send content, and reports it if it does. */
export async function checkClosed(
  site: LiveSite,
  where: string,
  topic: SiteProblem['topic'],
  expected = 'status 404',
): Promise<SiteProblem[]> {
  const answer = await site.ask(where, { 'Accept-Encoding': 'identity' });
  return leaksContent(site, answer) ? [answerProblem(topic, where, answer, expected)] : [];
}
