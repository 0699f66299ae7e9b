import { writeDemo } from '@/tools/college/demo/write-demo';
import { copyFolder, writeFolder } from '@/tools/command/__tests__/write-folder';

let written: string | null = null;

/** A folder with a demo college of 8 students and 4 teachers, which is invented once. */
export function demoFolder(): string {
  if (written === null) {
    written = writeFolder({});
    writeDemo(written, { students: 8, teachers: 4, seed: 1 });
  }
  return copyFolder(written);
}
