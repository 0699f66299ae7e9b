import type { Target } from '../build/target';

/** A file for one kind of web server: where it stands, what it says, and whether our tests start that server with it. */
export interface ServerFile {
  /** Below the folder `servers/` of the package, or below `out/`. */
  path: string;
  text: string;
  tested: boolean;
}

/** The files that stand in `out/` itself, because their servers look for them there. */
export function siteFiles(target: Target): ServerFile[] {
  void target;
  return [];
}

/** The files that a person puts into a server's own configuration. */
export function serverFiles(target: Target): ServerFile[] {
  void target;
  return [];
}
