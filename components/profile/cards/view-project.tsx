'use client';

import { cornerLinkClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import type { ShownProject } from './shown-project';

const load = async () => (await import('./project-dialog')).ProjectDialog;

export function ViewProject({ project }: { project: ShownProject }) {
  return (
    <LazyDialogButton
      load={load}
      props={{ project }}
      className={`${cornerLinkClass} -my-1 min-h-10! pointer-coarse:min-h-11!`}
    >
      View Project
      <span className="sr-only"> {project.title}</span>
    </LazyDialogButton>
  );
}
