import type { DragEvent } from 'react';
import { readDrop, type Dropped } from '@/lib/file/stored-pdf';

/** Lets an element accept files dropped on it or its children; for onDragOver and onDrop. */
export function handleDrop(event: DragEvent, onFiles: (dropped: Dropped) => void): void {
  if (!event.dataTransfer.types.includes('Files')) return;
  event.preventDefault();
  if (event.type === 'drop') onFiles(readDrop(event.dataTransfer));
}
