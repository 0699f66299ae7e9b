import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const generated =
  /^(?:node_modules|out|college|dist|coverage|test-results|playwright-report|\.(?!ci$).*)$/;

/** The sources whose path matches; also in a copy of the checkout that Git does not know. */
export function sourceFiles(pattern: RegExp): string[] {
  const top = readdirSync('.').filter((name) => !generated.test(name));
  return top
    .flatMap((name) =>
      statSync(name).isDirectory()
        ? readdirSync(name, { recursive: true, encoding: 'utf8' }).map((file) => join(name, file))
        : name,
    )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => pattern.test(file));
}
