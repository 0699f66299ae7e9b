import { DropServer } from '@/__tests__/drop-server';
import { limits } from '@/content/schema/limits';
import { boxNames } from '@/lib/drop/box';
import type { Answer, Ask } from '@/tools/hosting/verify/ask';
import { checkDrop } from '@/tools/hosting/verify/drop-check';
import type { LiveSite } from '@/tools/hosting/verify/live-site';
import { describeProblems } from '@/tools/hosting/verify/site-problem';

const letterHeaders = {
  'content-type': 'application/jose',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'no-store',
};

type Request = { method: string; path: string; size: number; server: DropServer };

/** What verify finds at a server that answers some requests in its own way. */
async function problemsOf(
  spoil: (request: Request) => Partial<Answer> | undefined = () => undefined,
) {
  const names = await boxNames(new Uint8Array(32), 'college-id');
  const server = new DropServer();
  server.add(names);
  const ask: Ask = async (path, headers = {}, { method, body } = { method: 'GET' }) => {
    const size = Number(headers['Content-Length'] ?? 0);
    const spoiled = spoil({ method, path, size, server });
    const content = body && new Uint8Array(body);
    const answer: ReturnType<DropServer['answer']> =
      size > limits.letter.size ? { status: 413 } : server.answer({ method, path, body: content });
    const { status, body: found = '' } = answer;
    const bytes = typeof found === 'string' ? Buffer.from(found) : Buffer.from(found);
    return { status, headers: letterHeaders, body: bytes, ...spoiled };
  };
  const site = { origin: 'https://college.example', prefix: '/', ask } as LiveSite;
  const problems = await checkDrop(site, names);
  return { problems, text: describeProblems(problems, 'nginx'), letters: server.letters };
}

test('a drop box as the shipped files make it has no problem', async () => {
  const { text, letters } = await problemsOf();
  expect(text).toBe('');
  expect(letters.size).toBe(2);
});

test.each<[string, string, (request: Request) => Partial<Answer> | undefined]>([
  [
    'replaces a letter',
    'status 412: a letter is never replaced',
    ({ method, server }) => {
      if (method === 'PUT') server.letters.clear();
      return undefined;
    },
  ],
  [
    'lists a box by the name to write',
    'an error: this name reads and lists nothing',
    ({ method, path }) =>
      method === 'GET' && path.includes('/put/')
        ? { status: 200, body: Buffer.from('<a href="0.jwe">') }
        : undefined,
  ],
  [
    'sends a letter as a page',
    'application/jose, nosniff, sandbox and no-store',
    ({ path }) =>
      path.includes('/list/') ? { headers: { 'content-type': 'text/html' } } : undefined,
  ],
  [
    'takes a page',
    'an error: a letter has no other name',
    ({ path }) => (path.endsWith('.html') ? { status: 201 } : undefined),
  ],
  [
    'takes letters without a box',
    'status 404: there is no such box',
    ({ path }) => (path.includes('0'.repeat(32)) ? { status: 201 } : undefined),
  ],
  [
    'takes letters of every size',
    'status 413: the letter is too large',
    ({ size }) => (size > 0 ? { status: 201 } : undefined),
  ],
  [
    'deletes a letter',
    'an error: no letter has DELETE',
    ({ method }) => (method === 'DELETE' ? { status: 204 } : undefined),
  ],
])('verify finds a server that %s', async (_what, expected, spoil) => {
  const { problems, text } = await problemsOf(spoil);
  expect(problems.map((problem) => problem.expected)).toContain(expected);
  expect(text).toContain('npm run college -- boxes FOLDER');
});

test('a server without a drop box is one problem', async () => {
  const { problems } = await problemsOf(() => ({ status: 405 }));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({
    topic: 'drop',
    expected: 'status 201: a new letter is taken',
  });
});
