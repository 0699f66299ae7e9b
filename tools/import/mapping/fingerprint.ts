import { sha256 } from '@/tools/file/sha256';
import { headerKey } from '../template/header';
import type { Table } from '../source/table';

/** What a mapping knows a table by: its headers or, if it has none, the name of its file without numbers. */
export function fingerprintOfTable({ header, isUnnamed, file, sheet = '' }: Table): string {
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\d+/g, '');
  return fingerprintOf(isUnnamed ? [...header, `${name} ${sheet}`] : header);
}

/** The headers of a table whatever their order, spelling and case, as a short text. */
export function fingerprintOf(header: readonly string[]): string {
  const keys = header.map(headerKey).filter(Boolean).sort();
  return sha256(keys.join('\n'), 16);
}

/** The share of headers that two tables have in common, from 0 to 1. */
export function sharedHeaders(one: readonly string[], other: readonly string[]): number {
  const keys = new Set(one.map(headerKey).filter(Boolean));
  const others = new Set(other.map(headerKey).filter(Boolean));
  const common = [...keys].filter((key) => others.has(key)).length;
  const all = new Set([...keys, ...others]).size;
  return all === 0 ? 0 : common / all;
}
