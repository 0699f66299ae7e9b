import * as v from 'valibot';
import { fromBase64Url, toBase64Url } from '@/lib/file/base64';
import { checkDates } from './moment';
import { entryIdOf, payloads, type ExchangeKind, type Payload } from './payload';
import { alteredMessage, ExchangeError } from './problem';

/** Decodes the payload of a file of this kind and checks all of it. Throws an ExchangeError. */
export function readPayload<K extends ExchangeKind>(text: string, kind: K): Payload<K> {
  let value: unknown;
  try {
    const bytes = fromBase64Url(text);
    if (toBase64Url(bytes) !== text) throw new Error('is not canonical base64url');
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
    `It is not valid, so nothing was imported. Ask for a file made with the portal. What is wrong:`,
    ...problems,
    ...(more > 0 ? [`and ${more} more`] : []),
  );
}

/** Describes a validation issue. It repeats only the names of our own fields, never text from the file. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? 'the file';
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'an unknown field';
  return `${path} ${issue.kind === 'validation' ? issue.message : 'is missing or has the wrong type'}`;
}

function assertDatesValid(payload: Payload<ExchangeKind>): void {
  const problems = checkDates(payload);
  if (problems.length > 0)
    throw new ExchangeError('Its dates cannot be right, so nothing was imported.', ...problems);
}

function assertUnique(items: Payload<ExchangeKind>['items']): void {
  const seen = new Set<string>();
  for (const item of items) {
    const id = entryIdOf(item);
    const { name } = 'fields' in item ? item.fields : item;
    if (seen.has(id))
      throw new ExchangeError(
        `It has “${name}” twice, so it is not clear which one counts. Ask for the file again.`,
      );
    seen.add(id);
  }
}
