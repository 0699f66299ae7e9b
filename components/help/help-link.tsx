import { useLazyNear } from '@/components/ui/lazy/use-lazy-near';
import { hasFigures } from './model/has-figures';
import type { HelpContent } from './model/help-content';

const load = async () => (await import('./help-count')).HelpCount;

/** How many students need help, with a link to the list; nothing if the register has no figures. */
export function HelpLink({ students, rules }: Pick<HelpContent, 'students' | 'rules'>) {
  const { Component: Count, watch } = useLazyNear(load);
  return (
    students.some(hasFigures) && (
      <p ref={watch} className="min-h-6 pointer-coarse:min-h-11">
        {Count && <Count students={students} rules={rules} />}
      </p>
    )
  );
}
