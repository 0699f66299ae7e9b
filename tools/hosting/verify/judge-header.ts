import { mediaType } from '@/tools/site/serve/media-type';
import { cacheControl, hsts, securityHeadersOf } from '@/tools/site/servers/rules';
import type { Answer } from './ask';
import type { SiteProblem } from './site-problem';

type CacheRule = keyof typeof cacheControl;

/** Checks the headers that the response with a file of the site must have; HTTPS requires one more. */
export function judgeHeaders(
  where: string,
  answer: Answer,
  secure: boolean,
  file = '',
): SiteProblem[] {
  const problems = securityHeadersOf(file)
    .filter(([name, value]) => tidy(valueOf(answer, name)) !== tidy(value))
    .map(([name, value]) => problem('header', where, answer, name, value));
  const [name, value] = hsts;
  const isShort = secondsIn(valueOf(answer, name)) < secondsIn(value);
  problems.push(...judgeCookies(where, answer));
  return secure && isShort ? [...problems, problem('hsts', where, answer, name, value)] : problems;
}

/** The site sets no cookies. The value of a cookie that something else sets is private, so it is not reported. */
function judgeCookies(where: string, { headers }: Answer): SiteProblem[] {
  const names = (headers['set-cookie'] ?? []).map((cookie) => cookie.split('=')[0]);
  if (names.length === 0) return [];
  const found = `Set-Cookie: ${names.join(', ')}`;
  return [{ topic: 'cookie', where, found, expected: 'no Set-Cookie' }];
}

/** Checks how long a response may be cached. Accepts other directives that mean the same or are stricter. */
export function judgeCache(where: string, answer: Answer, rule: CacheRule): SiteProblem[] {
  const directives = new Set(tidy(valueOf(answer, 'Cache-Control')).split(/ ?, ?/));
  const revalidates =
    directives.has('no-cache') ||
    (directives.has('max-age=0') && directives.has('must-revalidate'));
  const maxAge = secondsIn([...directives].join(','));
  const fits = {
    hashed: directives.has('immutable') && maxAge >= secondsIn(cacheControl.hashed) && !revalidates,
    other: (revalidates || directives.has('no-store')) && !directives.has('immutable'),
    error: directives.has('no-store'),
  }[rule];
  return fits ? [] : [problem('cache', where, answer, 'Cache-Control', cacheControl[rule])];
}

const equivalentTypes: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'image/vnd.microsoft.icon': 'image/x-icon',
  'text/xml': 'application/xml',
};

/** Types whose encoding is stated only in the header. */
const needsCharset = /^text\/(plain|calendar|csv)$/;

/** Checks the media type of a file, and its charset if the file itself does not state it. */
export function judgeType(where: string, path: string, answer: Answer): SiteProblem[] {
  const expected = mediaType(path);
  const [wanted = ''] = expected.split(';');
  if (wanted === 'application/octet-stream') return [];
  const [type = '', ...rest] = tidy(valueOf(answer, 'Content-Type')).split(/ ?; ?/);
  const charset = /charset="?([^";]+)/.exec(rest.join(';'))?.[1];
  const fits =
    (equivalentTypes[type] ?? type) === wanted &&
    (charset === undefined ? !needsCharset.test(wanted) : charset === 'utf-8');
  return fits ? [] : [problem('type', where, answer, 'Content-Type', expected)];
}

function problem(
  topic: SiteProblem['topic'],
  where: string,
  answer: Answer,
  name: string,
  value: string,
) {
  const found = valueOf(answer, name);
  return {
    topic,
    where,
    found: found === '' ? `no ${name}` : `${name}: ${found}`,
    expected: `${name}: ${value}`,
  };
}

const valueOf = ({ headers }: Answer, name: string): string =>
  String(headers[name.toLowerCase()] ?? '');

const tidy = (value: string): string => value.trim().replace(/\s+/g, ' ').toLowerCase();

const secondsIn = (value: string): number => Number(/max-age="?(\d+)/i.exec(value)?.[1] ?? -1);
