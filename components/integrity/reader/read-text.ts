import { workerAddress } from '@/lib/browser/worker-address';
import { newId } from '@/lib/store/record';
import type { ReadProblem, TextFile, TextRole } from '../model/text';
import { ReaderPool, type ReaderWorker, type ReaderOptions } from './reader-pool';

/** How a file is read, and who handed it in; without an owner, the name of the file stands for one. */
interface TextOptions extends ReaderOptions {
  id?: string;
  owner?: string;
}

let pool: ReaderPool | undefined;

/**
 * Reads the text of a PDF, a Word document or a text file in a worker. Any number of calls may be made at once; they
 * are read in order. Rejects with the reason of the signal, or with ReaderUnavailable if the worker cannot be loaded.
 */
export async function readText(
  file: File,
  role: TextRole,
  { id = newId(), owner = file.name, ...options }: TextOptions = {},
): Promise<TextFile | ReadProblem> {
  pool ??= new ReaderPool(createWorker);
  const ways: string[] = [];
  const onWay = (way: string) => void ways.push(way);
  const pages = await pool.read({ name: file.name, content: file }, { ...options, onWay });
  return typeof pages === 'string' ? pages : { id, name: file.name, role, owner, pages, ways };
}

function createWorker(): ReaderWorker {
  return new Worker(workerAddress('/read-text.js'), { type: 'module' }) as ReaderWorker;
}
