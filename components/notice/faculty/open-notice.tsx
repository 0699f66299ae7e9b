import type { NotificationItem } from '@/components/notice/model/notifications';
import { Button } from '@/components/ui/button';

interface OpenNoticeProps {
  notice: Pick<NotificationItem, 'id' | 'title'>;
  onOpen: (id: string) => void;
}

export function OpenNotice({ notice: { id, title }, onOpen }: OpenNoticeProps) {
  return (
    <Button
      aria-label={`Open ${title}`}
      aria-haspopup="dialog"
      onClick={() => onOpen(id)}
      className="ms-auto shrink-0 self-center no-js:hidden print:hidden"
    >
      Open
    </Button>
  );
}
