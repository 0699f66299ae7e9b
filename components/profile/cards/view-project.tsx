'use client';

import { cornerLinkClass } from '@/components/ui/button';
import { OnDemand } from '@/components/ui/on-demand';
import type { ShownProject } from './shown-project';

const load = async () => (await import('./project-dialog')).ProjectDialog;

/** Opens a project. */
export function ViewProject({ project }: { project: ShownProject }) {
  return (
    <OnDemand
      load={load}
      given={{ project }}
      className={`${cornerLinkClass} -my-1 min-h-10! pointer-coarse:min-h-11!`}
    >
      View Project
      <span className="sr-only"> {project.title}</span>
    </OnDemand>
  );
}
