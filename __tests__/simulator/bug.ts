/** A bug that is put into the product to prove that the simulator finds it. */
export interface Bug {
  name: string;
  /** The batch that finds it, so that the proof is short; it goes on with the next ones. */
  seed: number;
  /** What is replaced in which source file. */
  replace: readonly (readonly [file: string, from: string, to: string])[];
}

const workspace = 'lib/store/workspace.ts';
const queue = 'lib/drop/queue.ts';
const device = 'lib/store/device.ts';
const engine = 'lib/store/engine.ts';

/** The first was in the product, and so were “a page that lost its database …” and “two devices choose …”. */
export const bugs: readonly Bug[] = [
  {
    name: 'the journal forgets an entry before its changes are stored',
    seed: 11,
    replace: [
      [
        device,
        'const isLeft = () => withDeviceStorage((storage) => storage.getItem(key) !== null) ?? false;',
        'withDeviceStorage((storage) => storage.removeItem(key)); const isLeft = () => true;',
      ],
      [workspace, 'isNoted: true', 'isNoted: false'],
    ],
  },
  {
    name: 'a message of another tab hides a change that is not stored yet',
    seed: 1,
    replace: [
      [
        workspace,
        'for (const { changes } of this.#pending)',
        'for (const { changes } of this.#pending.slice(1))',
      ],
    ],
  },
  {
    name: 'an undo ignores a later change',
    seed: 44,
    replace: [[workspace, 'isNeeded() && isSame(current, before)', 'isNeeded()']],
  },
  {
    name: 'a change is confirmed before its transaction is complete',
    seed: 1,
    replace: [[engine, 'await transaction.done;\n    return outcomes;', 'return outcomes;']],
  },
  {
    name: 'a change does not wait for the disk',
    seed: 12,
    replace: [[engine, "'relaxed' : 'strict'", "'relaxed' : 'relaxed'"]],
  },
  {
    name: 'a backup is not imported in one transaction',
    seed: 1,
    replace: [
      [
        'components/device/model/import-backup.ts',
        'await writeWithUndo(mergeChanges(stored, saved), mergeText(stored, saved, name));',
        'const all = mergeChanges(stored, saved); for (const one of all) await workspace.write([one]); await writeWithUndo([], text);',
      ],
    ],
  },
  {
    name: 'two people share a database',
    seed: 1,
    replace: [['lib/record/session-flag.ts', 'flag ? `${site}:${flag.device}` : site', 'site']],
  },
  {
    name: 'an edit brings back a deleted record',
    seed: 28,
    replace: [['lib/store/overlay.ts', "if (!current && origin === 'device') return null;", '']],
  },
  {
    name: 'a page that lost its database says that changes are saved',
    seed: 33,
    replace: [[workspace, '(wasLost && !isLost)', 'false']],
  },
  {
    name: 'a change that does not fit is refused without a word',
    seed: 9,
    replace: [[workspace, 'if (!isSaid && changes', 'if (isSaid && changes']],
  },
  {
    name: 'two devices choose different versions of a record',
    seed: 16,
    replace: [
      [
        'components/device/model/backup-merge.ts',
        'canonicalText(one) > canonicalText(other) ? 1 : -1',
        '0',
      ],
    ],
  },
  {
    name: 'a draft is not noted while it is typed',
    seed: 25,
    replace: [['lib/form/form-draft.ts', 'if (draft) return noteDraft(draft);', '']],
  },
  {
    name: 'a letter that was not sent is not tried again',
    seed: 7,
    replace: [
      [
        queue,
        "if (outcome === 'later') return false;",
        "if (outcome === 'later') return sent(noted);",
      ],
    ],
  },
  {
    name: 'a message is not stored with its letter',
    seed: 1,
    replace: [
      [
        'lib/drop/chat.ts',
        "changes: [put('messages', message), ...letter.changes]",
        'changes: letter.changes',
      ],
    ],
  },
];
