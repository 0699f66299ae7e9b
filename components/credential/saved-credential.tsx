import { Button } from '@/components/ui/button';
import { asset, routes } from '@/lib/site/routes';
import { showToast } from '@/lib/toast/toast';
import { readCredential, type ReadOpenBadge } from '@/components/credential/model/read-credential';
import { saveCredential } from './save-credential';
import { escapeHtml } from '@/lib/text/escape-html';
import { plainText } from '@/lib/text/plain-text';

/** The width of a line, in letters of one pixel. */
const width = 800;

/**
 * A credential as a picture: an SVG that shows what it is about, and contains it as Open Badges 3.0 defines ("Baked
 * Badge"). Only the credential in it proves anything.
 */
export function badgePicture(credential: string, { issuer, credentialSubject }: ReadOpenBadge) {
  const { identifier, achievement } = credentialSubject;
  const holder = identifier.find(({ identityType }) => identityType === 'name');
  const address = new URL('../verify/', issuer.id).href;
  const lines = [
    ...linesOf(achievement.name, 36),
    ...linesOf(holder?.identityHash ?? '', 26),
    ...linesOf(issuer.name, 20),
    { text: `Check it at ${address}`, size: Math.min(16, width / (address.length + 12)) },
  ];
  let y = 120;
  const texts = lines.map(({ text, size }) => {
    y += size * 1.4;
    return `<text x="256" y="${y.toFixed(1)}" font-size="${size.toFixed(1)}">${escapeHtml(text)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0" viewBox="0 0 512 512">
<openbadges:credential verify="${credential}"></openbadges:credential>
<title>${escapeHtml(plainText(achievement.name))}</title>
<rect width="512" height="512" rx="48" fill="#0b5563"/>
<path d="M224 84l22 22 44-44" fill="none" stroke="#f0a020" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/>
<g fill="#ffffff" font-family="system-ui, sans-serif" text-anchor="middle">
${texts.join('\n')}
</g>
</svg>
`;
}

/** A text in at most three lines of this size; what does not fit is left out. */
function linesOf(text: string, size: number): { text: string; size: number }[] {
  const longest = width / size;
  const lines: string[] = [];
  for (const word of plainText(text).split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && longer.length <= longest) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  const shown = lines.slice(0, 3);
  if (lines.length > 3) shown.push(`${shown.pop()}…`);
  const cut = (line: string) => (line.length > longest + 1 ? `${line.slice(0, longest)}…` : line);
  return shown.map((line) => ({ text: cut(line), size }));
}

interface SavedCredentialProps {
  /** The name of the activity. */
  name: string;
  credential: string;
}

/** The credential of an approved activity, to be saved and given to others. */
export function SavedCredential({ name, credential }: SavedCredentialProps) {
  const badge = readCredential(credential)?.badge;
  const save = (content: string, ending?: 'svg') => {
    const file = saveCredential(content, [name], ending);
    showToast(`${file} was given to your browser to save.`);
  };
  return (
    <section className="grid gap-1.5">
      <h3 className="text-note">Credential</h3>
      <p className="text-note">
        The college signed this approval. Whoever gets the credential can{' '}
        <a
          href={asset(routes.verify)}
          target="_blank"
          rel="noopener"
          className="font-semibold text-brand underline underline-offset-4"
        >
          check it
        </a>{' '}
        (opens in a new tab).
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => save(credential)}>Save credential</Button>
        {badge && (
          <Button onClick={() => save(badgePicture(credential, badge), 'svg')}>
            Save as picture
          </Button>
        )}
      </div>
    </section>
  );
}
