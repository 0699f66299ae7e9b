import { sha256 } from '../inventory-file';
import { decodedBody, type Answer } from './ask';
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
