import { listFiles } from '@/lib/list/list-file';
import { lists } from '../list';

export const dynamic = 'force-static';
export const dynamicParams = false;

const { params, answer } = listFiles(lists());

/** One file a list; below the page, so that a gate before it holds for them too. */
export const generateStaticParams = params;

/** The whole of a list, for a page that carries its beginning only. */
export const GET = answer;
