/** The queue of letters and messages, loaded when it is used. */
export { messageChanges } from '@/lib/drop/chat';
export { letterChanges } from '@/lib/drop/letters';
export { sendWaiting } from '@/lib/drop/queue';
