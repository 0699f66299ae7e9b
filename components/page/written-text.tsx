import type { ComponentProps } from 'react';
import { languageOf } from '@/lib/text/language';

/** A paragraph that a person or the college wrote, in its own direction and language. */
export function WrittenText(props: ComponentProps<'p'> & { children: string }) {
  return <p dir="auto" lang={languageOf(props.children)} {...props} />;
}
