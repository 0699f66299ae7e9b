import { existsSync, readFileSync } from 'node:fs';
import { parseJson } from './json-file';

/**
 * Reads an object that a command wrote as JSON; undefined without the file. Throws with `advice`, a sentence on what to
 * do, if the file is damaged.
 */
export function readJsonObject<T extends object>(file: string, advice: string): T | undefined {
  if (!existsSync(file)) return undefined;
  const value = parseJson(readFileSync(file, 'utf8'));
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as T;
  throw new Error(`${file} is not valid JSON in curly brackets { }. ${advice}`);
}
