import { ListPage } from '@/components/portal/list-page';
import { OfficeMail } from '@/components/portal/office-mail';
import { site } from '@/content/site';
import { chats } from '@/content/student';
import { formatMinute } from '@/lib/date';
import { portalMetadata } from '@/lib/page-metadata';

export const metadata = portalMetadata(site, 'chats');

/** Conversations with classmates, groups and faculty. */
export default function ChatsPage() {
  return (
    <ListPage
      title="Chats"
      items={chats.map(({ id, name, message, at }) => ({
        id,
        title: name,
        detail: message,
        meta: [formatMinute(at)],
      }))}
      empty={{
        sentence: 'No Chats Yet',
        hint: 'Conversations with classmates and faculty will stand here. The records office answers by mail.',
        picture: 'chats',
        action: <OfficeMail email={site.helpCentre.email} />,
      }}
    />
  );
}
