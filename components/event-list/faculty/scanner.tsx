import { useEffect, useId, useRef, useState } from 'react';
import {
  addPeople,
  newNumbers,
  type EventList,
  type KnownStudents,
} from '@/components/event-list/model/event-list';
import { readScan, type Scan } from '@/components/event-list/model/scan';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { FileField } from '@/components/ui/form-field';
import { decodePicture } from '@/lib/file/picture';
import { normalizeId } from '@/lib/record/person';
import { workspace } from '@/lib/store/device';
import { now, put, remove } from '@/lib/store/record';
import { useRecords } from '@/lib/store/use-records';
import { countText } from '@/lib/text/count';
import { announce } from '@/lib/toast/announce';
import { Camera } from './camera';
import { codeReader } from './read-codes';

/** The flag of a teacher who wants no sound. */
const silentFlag = 'scan-without-sound';

interface ScannerProps {
  list: EventList;
  known: KnownStudents;
}

interface Said {
  text: string;
  /** Takes back what was added. */
  undo?: () => Promise<void>;
}

/** Adds people by the small codes on their cards. Pictures are read and dropped, never stored. */
export function Scanner({ list, known }: ScannerProps) {
  const [camera, setCamera] = useState<'closed' | 'open' | 'missing'>('closed');
  const [said, setSaid] = useState<Said | null>(null);
  const isSilent = useRecords('flags').has(silentFlag);
  const latest = useRef(list);
  useEffect(() => void (latest.current = list), [list]);
  const say = (text: string, undo?: Said['undo']) => {
    setSaid({ text, ...(undo && { undo }) });
    announce(text);
  };
  const add = async (numbers: readonly string[]) => {
    const fresh = newNumbers(latest.current, numbers);
    const [one = ''] = numbers;
    const who =
      numbers.length === 1
        ? `${one} ${known.byNumber.get(normalizeId(one))?.name ?? ''}`.trim()
        : countText(fresh.length || numbers.length, ['person', 'people']);
    if (fresh.length === 0) {
      // The card that was added last keeps its Undo.
      if (!said?.text.startsWith(who))
        say(`${who} ${numbers.length === 1 ? 'is' : 'are'} in the list.`);
      return;
    }
    const undo = await workspace.write([addPeople(list.id, fresh, 'card', now())]);
    const stored = await workspace.read('eventLists', list.id);
    const count = stored?.people.filter(({ state }) => state === 'in').length ?? 0;
    say(`${who} added, ${count} in the list.`, undo);
  };
  const take = async (scan: Scan) => {
    if (!isSilent) beep(scan.kind === 'numbers');
    if (scan.kind === 'numbers') return add(scan.rollNumbers).catch(() => {});
    say(
      scan.kind === 'signIn'
        ? 'That is the sign-in code. Cover it and scan the small one.'
        : 'This code has no roll number.',
    );
  };
  const takePhoto = async ([file]: File[]) => {
    const codes = file ? await codesIn(file) : null;
    if (typeof codes === 'string') say(codes);
    else if (codes) await take(readScan(codes));
  };
  const undo = said?.undo;
  return (
    <Card title="Scan cards">
      <div className="grid gap-3">
        {camera === 'open' ? (
          <Camera onScan={take} onFail={(text) => (setCamera('missing'), say(text))} />
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
                onClick={() => void undo().then(() => say('Taken out again.'))}
              >
                Undo
              </Button>
            )}
          </div>
        )}
        {camera === 'missing' && <PhotoField onChoose={(files) => void takePhoto(files)} />}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Button onClick={() => setCamera(camera === 'open' ? 'closed' : 'open')}>
            {camera === 'open' ? 'Close camera' : 'Open camera'}
          </Button>
          {camera !== 'closed' && <SoundBox isSilent={isSilent} />}
        </div>
      </div>
    </Card>
  );
}

function PhotoField({ onChoose }: { onChoose: (files: File[]) => void }) {
  return (
    <FileField
      id={useId()}
      label="Photo of the small codes"
      hint="Several cards fit on one. Cover the sign-in codes."
      accept="image/*"
      capture="environment"
      onChoose={onChoose}
    />
  );
}

function SoundBox({ isSilent }: { isSilent: boolean }) {
  const change = (isOn: boolean) =>
    void workspace
      .write([isOn ? remove('flags', silentFlag) : put('flags', { id: silentFlag, at: now() })])
      .catch(() => {});
  return <Checkbox label="Sound at each scan" checked={!isSilent} onChange={change} />;
}

/** The texts of the codes in a photo, or why there are none. */
async function codesIn(file: File): Promise<string[] | string> {
  const [picture, reader] = await Promise.all([decodePicture(file), codeReader()]);
  if (typeof picture === 'string') return picture;
  const codes = (await reader?.(picture).catch(() => [])) ?? [];
  picture.close();
  return codes.length > 0
    ? codes
    : 'No code was found in the photo. Go nearer, or paste the roll numbers.';
}

let audio: AudioContext | undefined;

/** Plays a short tone: a high one for a card, a low one for anything else. */
function beep(isCard: boolean): void {
  if (!('AudioContext' in window)) return;
  audio ??= new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = isCard ? 880 : 220;
  volume.gain.value = 0.2;
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.1);
}
