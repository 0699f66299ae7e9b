import { policies, hsts, securityHeadersWith } from './rules';
import { escapeRegExp, type SiteLayout } from './site-layout';

/** The function for viewer requests: what a bucket does not know of folders, redirects and hidden files. */
export function cloudfrontFunction({ prefix, folders, aliases }: SiteLayout): string {
  const path = escapeRegExp(prefix);
  const pattern = (text: string) => `/${text.replaceAll('/', '\\/')}/`;
  const spellings = aliases.map(
    ([alias, page]) =>
      `  if (${pattern(`^${path}${escapeRegExp(alias)}(/.*)?$`)}.test(uri)) to = '${prefix}${page}/';\n`,
  );
  const start = prefix === '/' ? '' : `  if (uri === '${prefix.slice(0, -1)}') to = '${prefix}';\n`;
  return `// Edify for CloudFront in front of a bucket: a function for viewer requests (cloudfront-js-2.0). Not run by our tests on
// CloudFront itself: after changing it, run "npm run verify" against the address.
function handler(event) {
  var request = event.request;
  var uri = request.uri;
  var to = '';
${start}${spellings.join('')}  if (${pattern(`^${path}(${folders.map(escapeRegExp).join('|')})$`)}.test(uri)) to = uri + '/';
  if (to !== '') {
    var location = { value: to + query(request.querystring) };
    return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: location } };
  }
  if (/\\/\\.(?!well-known\\/)/.test(uri)) return { statusCode: 404, statusDescription: 'Not Found' };
  if (uri.endsWith('/')) request.uri = uri + 'index.html';
  return request;
}

function query(values) {
  var parts = [];
  for (var name in values)
    (values[name].multiValue || [values[name]]).forEach(function (one) {
      parts.push(one.value === '' ? name : name + '=' + one.value);
    });
  return parts.length === 0 ? '' : '?' + parts.join('&');
}
`;
}

/** The fields of a response headers policy that have a name of their own there. */
const ownFields: Readonly<Record<string, (value: string) => [string, object]>> = {
  'Content-Security-Policy': (value) => ['ContentSecurityPolicy', { ContentSecurityPolicy: value }],
  'Referrer-Policy': (value) => ['ReferrerPolicy', { ReferrerPolicy: value }],
  'X-Content-Type-Options': () => ['ContentTypeOptions', {}],
  'X-Frame-Options': (value) => ['FrameOptions', { FrameOption: value }],
};

/** A response headers policy: one for the scripts that read other people's files, and one for all other files. */
export function cloudfrontHeaders(kind: keyof typeof policies): string {
  const headers = securityHeadersWith(policies[kind]);
  const own = headers.flatMap(([name, value]) => {
    const field = ownFields[name]?.(value);
    return field === undefined ? [] : [[field[0], { ...field[1], Override: true }]];
  });
  const items = headers
    .filter(([name]) => !(name in ownFields))
    .map(([Header, Value]) => ({ Header, Value, Override: true }));
  const maxAge = Number(/\d+/.exec(hsts[1])?.[0]);
  return toJson({
    Name: kind === 'other' ? 'edify' : 'edify-workers',
    SecurityHeadersConfig: {
      ...Object.fromEntries(own),
      StrictTransportSecurity: { AccessControlMaxAgeSec: maxAge, Override: true },
    },
    CustomHeadersConfig: { Quantity: items.length, Items: items },
    RemoveHeadersConfig: { Quantity: 1, Items: [{ Header: 'x-amz-meta-mtime' }] },
  });
}

/** The error responses of a distribution: buckets answer 403 for a missing file to those who may not list them. */
export function cloudfrontErrors({ prefix }: SiteLayout): string {
  const items = [403, 404].map((ErrorCode) => ({
    ErrorCode,
    ResponsePagePath: `${prefix}404.html`,
    ResponseCode: '404',
    ErrorCachingMinTTL: 0,
  }));
  return toJson({ Quantity: items.length, Items: items });
}

const toJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
