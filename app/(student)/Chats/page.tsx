import { EmptyPicture } from '@/components/portal/empty-picture';
import { PageHeading } from '@/components/portal/page-heading';
import { RecordList } from '@/components/portal/record-list';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { site } from '@/content/site';
import { chats } from '@/content/student';
import { formatMinute } from '@/lib/date';
import { portalMetadata } from '@/lib/page-metadata';

export const metadata = portalMetadata(site, 'chats');

/** Conversations with classmates, groups and faculty. */
export default function ChatsPage() {
  return (
    <>
      <PageHeading title="Chats" />
      <RecordList
        label="Chats"
        items={chats.map(({ id, name, message, at }) => ({
          id,
          title: name,
          detail: message,
          meta: [formatMinute(at)],
        }))}
        empty={
          <EmptyState
            sentence="No Chats Yet"
            hint="Conversations with classmates and faculty will stand here. The records office answers by mail."
            picture={<EmptyPicture subject="chats" />}
            action={
              <a href={`mailto:${site.helpCentre.email}`} className={buttonClass()}>
                Write to the office
              </a>
            }
          />
        }
      />
    </>
  );
}
