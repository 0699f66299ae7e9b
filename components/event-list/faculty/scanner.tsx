import { useEffect, useRef, useState } from 'react';
import {
  addPeople,
  newNumbers,
  type EventList,
  type KnownStudents,
} from '@/components/event-list/model/event-list';
import { readScan } from '@/components/event-list/model/scan';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useAnnounced } from '@/components/ui/use-announced';
import { normalizeId } from '@/lib/record/person';
import { workspace } from '@/lib/store/device';
import { now } from '@/lib/store/record';
import { codeReader } from './read-codes';

/** The time between two pictures that are read, in milliseconds. */
const pause = 150;

/** The pictures of a card in a row that may be unreadable before the same card counts as another scan. */
const mostMissed = 10;

interface ScannerProps {
  list: EventList;
  known: KnownStudents;
}

interface Said {
  text: string;
  /** The roll number, if it was added. */
  undo?: () => Promise<void>;
}

/** Adds people by the small codes on their cards. Pictures are read and dropped, never stored. */
export function Scanner({ list, known }: ScannerProps) {
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  useAnnounced(said?.text ?? '');
  const latest = useRef(list);
  useEffect(() => void (latest.current = list), [list]);
  const add = async (rollNumber: string) => {
    const name = known.byNumber.get(normalizeId(rollNumber))?.name ?? '';
    const who = `${rollNumber} ${name}`.trim();
    if (newNumbers(latest.current, [rollNumber]).length === 0) {
      setSaid((before) =>
        before?.text.startsWith(who) ? before : { text: `${who} is in the list.` },
      );
      return;
    }
    const undo = await workspace.write([addPeople(list.id, [rollNumber], 'card', now())]);
    const stored = await workspace.read('eventLists', list.id);
    const count = stored?.people.filter(({ state }) => state === 'in').length ?? 0;
    setSaid({ text: `${who} added, ${count} in the list.`, undo });
  };
  const read = (codes: readonly string[]) => {
    const scan = readScan(codes);
    if (scan.kind === 'number') return add(scan.rollNumber).catch(() => {});
    setSaid({
      text:
        scan.kind === 'signIn'
          ? 'That is the sign-in code. Cover it and scan the small one.'
          : 'This code has no roll number.',
    });
    return undefined;
  };
  const undo = said?.undo;
  return (
    <Card title="Scan cards">
      <div className="grid gap-3">
        {isOpen ? (
          <Camera onCodes={read} onFail={(text) => (setOpen(false), setSaid({ text }))} />
        ) : (
          <p className="text-note text-muted">
            The small code on a card, not the one that signs in. Pictures are not stored.
          </p>
        )}
        {said && (
          <div className="flex items-center justify-between gap-3 text-note">
            <p className="min-w-0 font-semibold wrap-anywhere">{said.text}</p>
            {undo && (
              <Button
                aria-label="Undo the last scan"
                onClick={() => void undo().then(() => setSaid({ text: 'Taken out again.' }))}
              >
                Undo
              </Button>
            )}
          </div>
        )}
        <Button className="justify-self-start" onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Close camera' : 'Open camera'}
        </Button>
      </div>
    </Card>
  );
}

interface CameraProps {
  onCodes: (codes: readonly string[]) => Promise<void> | undefined;
  onFail: (text: string) => void;
}

/** The picture of the camera, as long as it is shown and the page is visible. */
function Camera({ onCodes, onFail }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const handlers = useRef({ onCodes, onFail });
  useEffect(() => void (handlers.current = { onCodes, onFail }));
  useEffect(() => {
    const end = new AbortController();
    const fail = (text: string) => {
      if (!end.signal.aborted) handlers.current.onFail(text);
    };
    const stream = openCamera();
    void (async () => {
      const [shown, reader] = await Promise.all([stream, codeReader()]);
      const element = video.current;
      if (!shown || !reader) return fail(noCameraText());
      if (!element || end.signal.aborted) return;
      element.srcObject = shown;
      await element.play();
      let last = '';
      let missed = 0;
      while (!end.signal.aborted) {
        const codes = document.hidden ? [] : await reader(element).catch(() => []);
        const name = codes.join('\n');
        missed = name ? 0 : missed + 1;
        // The same card stays in the picture for a while, and some pictures of it are not read.
        if (name && name !== last) await handlers.current.onCodes(codes);
        if (missed > mostMissed || (name && !name.includes('#'))) last = name;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    })().catch(() => fail(noCameraText()));
    return () => {
      end.abort();
      void stream.then((shown) => shown?.getTracks().forEach((track) => track.stop()));
    };
  }, []);
  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label="Picture of the camera"
      className="aspect-4/3 w-full rounded-control bg-sunken object-cover"
    />
  );
}

const openCamera = (): Promise<MediaStream | null> =>
  Promise.resolve()
    .then(() =>
      navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 } },
      }),
    )
    .catch(() => null);

/** The policy of the page before applies until this page is reloaded. */
function noCameraText(): string {
  const { featurePolicy } = document as {
    featurePolicy?: { allowsFeature: (name: string) => boolean };
  };
  return featurePolicy?.allowsFeature('camera') === false
    ? 'Reload this page, then open the camera.'
    : 'The camera cannot be used. Allow it in the browser, or paste the roll numbers.';
}
