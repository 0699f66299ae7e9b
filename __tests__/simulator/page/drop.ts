/** The queue of letters, loaded when it is used. */
export { letterChanges } from '@/lib/drop/letters';
export { sendWaiting } from '@/lib/drop/queue';
