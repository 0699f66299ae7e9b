import { randomBytes } from 'node:crypto';
import { limits } from '@/content/schema/limits';
import type { BoxNames } from '@/lib/drop/box';
import type { Answer } from './ask';
import { describeAnswer } from './file-check';
import type { LiveSite } from './live-site';
import type { SiteProblem } from './site-problem';

const newName = () => `${randomBytes(32).toString('hex')}.jwe`;

/**
 * Sends letters to boxes that only this check uses, and tries what no server may do with them: replace, list or send
 * them as a page, and take other names, boxes and sizes. The letters expire with all others.
 */
export async function checkDrop(
  site: LiveSite,
  { inPut, inList, outPut, outGet }: BoxNames,
): Promise<SiteProblem[]> {
  const problems: SiteProblem[] = [];
  const request = async (method: string, path: string, more: Request = {}) => {
    const where = `${site.prefix}drop/${path}`;
    const answer = await site.ask(where, more.headers, { method, body: more.body });
    const judge = (isRight: boolean, expected: string) => {
      if (!isRight)
        problems.push({ topic: 'drop', where, found: describeAnswer(answer), expected });
      return isRight;
    };
    return { answer, judge };
  };
  const refused = async (method: string, path: string, expected: string, more?: Request) => {
    const { answer, judge } = await request(method, path, more);
    judge(answer.status >= 400 && !answer.body.includes('.jwe"'), expected);
  };
  const [name, body] = [newName(), randomBytes(1000)];
  const letter = `put/${inPut}/${name}`;

  const sent = await request('PUT', letter, { body });
  if (!sent.judge(sent.answer.status === 201, 'status 201: a new letter is taken')) return problems;
  const again = await request('PUT', letter, { body: randomBytes(1000) });
  again.judge(again.answer.status === 412, 'status 412: a letter is never replaced');
  const list = await request('GET', `list/${inList}/`);
  list.judge(list.answer.body.includes(`"${name}"`), 'a list with the letter');
  const read = await request('GET', `list/${inList}/${name}`);
  read.judge(read.answer.body.equals(body), 'the letter as it was sent first');
  read.judge(isNoPage(read.answer), 'application/jose, nosniff, sandbox and no-store');

  for (const path of [letter, `put/${inPut}/`, `get/${outGet}/`])
    await refused('GET', path, 'an error: this name reads and lists nothing');
  for (const method of ['DELETE', 'PROPFIND'])
    await refused(method, letter, `an error: no letter has ${method}`);
  await refused('PUT', `put/${inPut}/${name}.html`, 'an error: a letter has no other name', {
    body,
  });
  await refused('PUT', `put/${inList}/${newName()}`, 'an error: the name to read writes nothing', {
    body,
  });
  const nobody = await request('PUT', `put/${'0'.repeat(32)}/${newName()}`, { body });
  nobody.judge([404, 409].includes(nobody.answer.status), 'status 404: there is no such box');
  const size = { 'Content-Length': String(limits.letter.size + 1) };
  const large = await request('PUT', `put/${inPut}/${newName()}`, { headers: size });
  large.judge(large.answer.status === 413, 'status 413: the letter is too large');

  const reply = newName();
  await request('PUT', `put/${outPut}/${reply}`, { body });
  const got = await request('GET', `get/${outGet}/${reply}`);
  got.judge(got.answer.body.equals(body), 'the letter by its name');
  const missing = await request('GET', `get/${outGet}/${newName()}`);
  missing.judge(missing.answer.status === 404, 'status 404: there is no such letter');
  return problems;
}

interface Request {
  headers?: Readonly<Record<string, string>>;
  body?: Buffer;
}

function isNoPage({ headers }: Answer): boolean {
  return (
    headers['content-type'] === 'application/jose' &&
    headers['x-content-type-options'] === 'nosniff' &&
    headers['content-security-policy']?.includes('sandbox') === true &&
    headers['cache-control'] === 'no-store'
  );
}
