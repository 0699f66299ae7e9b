'use client';

import { ListFoot } from '@/components/list/list-foot';
import { useOwnList } from '@/components/list/use-page-list';
import { useShown } from '@/components/list/use-shown';
import { ProjectShowcase } from '@/components/profile/cards/project-showcase';
import type { Project } from '@/content/schema/student/project';
import type { PageList } from '@/lib/list/long-list';
import { useProjects } from '@/lib/store/use-list';
import { ListActions } from './edit-list';

/** The college's projects with this device's changes applied, and the buttons to edit them. */
export function OwnProjects({ content }: { content: PageList<Project> }) {
  const list = useOwnList('projects', content);
  const items = useProjects(list.items);
  const shown = useShown(list, items);
  const ids = list.items.map(({ id }) => id);
  return (
    <ProjectShowcase
      projects={shown.records}
      foot={<ListFoot shown={shown} kind="projects" />}
      action={
        <ListActions
          list="projects"
          items={items}
          content={ids}
          ready={list.load}
          add="Add Project"
        />
      }
    />
  );
}
