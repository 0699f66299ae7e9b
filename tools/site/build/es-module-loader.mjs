import { readFileSync } from 'node:fs';

/** A webpack loader that replaces a CommonJS module of the framework by the ES module that is in its package too. */
export default function esModule() {
  const file = this.resourcePath.replace(/([\\/]next[\\/]dist)(?=[\\/])/, '$1/esm');
  const name = JSON.stringify(file);
  const hasDefault = /\bexport default\b|\bas default\b/.test(readFileSync(file, 'utf8'));
  return `export * from ${name};${hasDefault ? `export { default } from ${name};` : ''}`;
}
