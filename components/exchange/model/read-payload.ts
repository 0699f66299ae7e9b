import * as v from 'valibot';
import { fromBase64Url, toBase64Url } from '@/lib/file/base64';
import { checkDates } from './moment';
import { payloads, type ExchangeKind, type Payload } from './payload';
import { alteredMessage, ExchangeError } from './problem';

/** Reads what a file of this kind says and checks all of it: that it is sound, and names nothing twice. */
export function readPayload<K extends ExchangeKind>(text: string, kind: K): Payload<K> {
  let value: unknown;
  try {
    const bytes = fromBase64Url(text);
    if (toBase64Url(bytes) !== text) throw new Error('is spelled in another way');
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ExchangeError(alteredMessage);
  }
  const found = v.safeParse(payloads[kind], value);
  if (found.success) {
    assertUnique(found.output.items);
    assertDatesValid(found.output);
    return found.output as Payload<K>;
  }
  const problems = found.issues.slice(0, 20).map(describeIssue);
  const more = found.issues.length - problems.length;
  throw new ExchangeError(
    `It is not sound, so nothing of it was taken. Ask for the file again, made with the portal. What is wrong:`,
    ...problems,
    ...(more > 0 ? [`and ${more} more`] : []),
  );
}

/** What is wrong, in words. Only names of our own fields are said again, not what the file wrote. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? 'the file';
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return 'a field that nobody knows';
  return `${path} ${issue.kind === 'validation' ? issue.message : 'is missing or of another kind'}`;
}

function assertDatesValid(payload: Payload<ExchangeKind>): void {
  const problems = checkDates(payload);
  if (problems.length > 0)
    throw new ExchangeError('Its dates cannot be right, so nothing of it was taken.', ...problems);
}

function assertUnique(items: Payload<ExchangeKind>['items']): void {
  const seen = new Set<string>();
  for (const item of items) {
    const id = 'activity' in item ? item.activity : item.assignment;
    const { name } = 'fields' in item ? item.fields : item;
    if (seen.has(id))
      throw new ExchangeError(
        `It names “${name}” twice, so nobody can tell which one counts. Ask for the file again.`,
      );
    seen.add(id);
  }
}
