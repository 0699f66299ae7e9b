import { screen } from '@testing-library/react';
import { renderSettled, wipeDevice } from '@/__tests__/components/settle';
import { NoticeDialog } from '@/components/notice/faculty/notice-dialog';

afterEach(wipeDevice);

test('a notice in Arabic has its own direction and language', async () => {
  const notice = {
    ...{ id: 'library', title: 'Library', text: 'المكتبة مغلقة', at: '2026-11-26T09:30' },
    ...{ origin: 'device' as const, changed: true },
  };
  await renderSettled(<NoticeDialog record={notice} onClose={() => {}} />);
  expect(screen.getByText(notice.text)).toHaveAttribute('dir', 'auto');
  expect(screen.getByText(notice.text)).toHaveAttribute('lang', 'ar');
});
