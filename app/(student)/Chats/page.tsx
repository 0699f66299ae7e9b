import { ListPage } from '@/components/list/list-page';
import { OfficeMail } from '@/components/page/office-mail';
import { site } from '@/content/site';
import { pageLists } from '@/lib/list/list-file';
import { portalMetadata } from '@/lib/site/page-metadata';
import { routes } from '@/lib/site/routes';
import { lists } from './list';

export const metadata = portalMetadata(site, 'chats');

/** Conversations with classmates, groups and faculty. */
export default function ChatsPage() {
  const { chats } = pageLists(routes.chats, lists());
  return (
    <ListPage
      title="Chats"
      items={chats}
      empty={{
        sentence: 'No Chats Yet',
        hint: 'Conversations with classmates and faculty will stand here. The records office answers by mail.',
        picture: 'chats',
        action: <OfficeMail email={site.helpCentre.email} />,
      }}
    />
  );
}
