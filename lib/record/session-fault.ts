import type { OpenFault } from './open';
import type { FetchFault } from './people';

/** Why no record is shown: it is not fetched, not opened, the key is gone, or the code did not load. */
export type SessionFault = OpenFault | FetchFault | 'ended' | 'script';
