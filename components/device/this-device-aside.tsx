'use client';

import { buttonClass } from '@/components/ui/button';
import { focusAround } from '@/components/ui/focus-around';
import { fetchCode } from '@/lib/browser/new-release';
import { saveFile } from '@/lib/browser/save-file';
import { productFilePart } from '@/lib/site/product-name';
import { kinds } from '@/lib/store/everything';
import { remove, type Records } from '@/lib/store/record';
import { useRecords } from '@/lib/store/use-records';
import { writeAndSay } from '@/lib/store/write-and-say';
import { formatMinute } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';

/** Records that could not be read: each can be saved as a file and removed. */
export function ThisDeviceAside() {
  const aside = [...useRecords('aside').values()];
  return (
    <div tabIndex={-1} className="outline-none">
      {aside.length > 0 && <AsideList aside={aside} />}
    </div>
  );
}

function AsideList({ aside }: { aside: readonly Records['aside'][] }) {
  return (
    <div className="mt-5">
      <h3 className="text-body">Set aside because it could not be read</h3>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {aside.map((record) => (
          <Aside key={record.id} record={record} />
        ))}
      </ul>
    </div>
  );
}

function Aside({ record }: { record: Records['aside'] }) {
  const name = nameOf(record.store);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-note">
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">
          {name}: {record.reason}
        </p>
        <p className="text-small text-muted">Set aside {formatMinute(minuteOf(record.at))}</p>
      </div>
      <div className="flex gap-2">
        <button
          type="button"
          aria-label={`Save as file: ${name}, ${record.reason}`}
          onClick={() => void save(record)}
          className={buttonClass()}
        >
          Save as file
        </button>
        <button
          type="button"
          aria-label={`Remove: ${name}, ${record.reason}`}
          onClick={(event) => {
            focusAround(event.currentTarget);
            void takeAway(record);
          }}
          className={buttonClass()}
        >
          Remove
        </button>
      </div>
    </li>
  );
}

function nameOf(store: string): string {
  return Object.hasOwn(kinds, store) ? kinds[store as keyof typeof kinds] : store;
}

async function save(record: Records['aside']): Promise<void> {
  const part = await fetchCode(() => import('@/components/device/model/plain'));
  if (!part) return;
  const text = JSON.stringify(await part.toPlain(record), null, 2);
  saveFile(
    new Blob([text], { type: 'application/json' }),
    `${productFilePart()}-set-aside-${record.id}.json`,
  );
}

async function takeAway({ id }: Records['aside']): Promise<void> {
  const text = 'The record that could not be read was removed.';
  await writeAndSay([remove('aside', id)], text).catch(() => {});
}
