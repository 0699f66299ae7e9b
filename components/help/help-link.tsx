import { useLazyWhen } from '@/components/ui/use-lazy';
import { hasFigures } from './model/has-figures';
import type { HelpContent } from './model/help-content';

const load = async () => (await import(/* webpackChunkName: "own-day" */ './help-count')).HelpCount;

/** How many students need help, with a link to the list; nothing if the register has no figures. */
export function HelpLink({ students, rules }: Pick<HelpContent, 'students' | 'rules'>) {
  const isNeeded = students.some(hasFigures);
  const { Component: Count } = useLazyWhen(load, isNeeded);
  return (
    isNeeded && (
      <p className="min-h-6 pointer-coarse:min-h-11">
        {Count && <Count students={students} rules={rules} />}
      </p>
    )
  );
}
