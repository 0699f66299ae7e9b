import { recordEarlyInput } from '@/lib/browser/record-early-input';
import { showOwnCopy } from './show-own-copy';

// The build puts this script at the end of the head of every portal page.
try {
  showOwnCopy();
} catch {
  // Storage is denied or the copy is damaged: the page is shown when it is ready.
}
recordEarlyInput();
// React compares the head with its own.
document.currentScript?.remove();
