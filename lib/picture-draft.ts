import { cutValues, FormDraft, keptValues, type DraftContent } from './form-draft';
import { toPicture, type Shape } from './workspace/picture';
import { put, type Records } from './workspace/record';
import type { Workspace } from './workspace/workspace';

/** What the form of a record with a picture holds. */
export interface FilledRecord {
  values: Readonly<Record<string, string>>;
  /** The picture that was chosen, by its id; null takes away the one that the record has, undefined leaves it. */
  picture: string | null | undefined;
}

/** Set in a kept draft whose record shall lose its picture. */
const withoutPicture = 'without-picture';

/** The draft of a form with typed values and one picture. The store of drafts is loaded before. */
export class PictureDraft extends FormDraft<FilledRecord> {
  constructor(workspace: Workspace, id: string, values: FilledRecord['values']) {
    super(workspace, id, { values, picture: undefined });
    this.find();
  }

  set(field: string, value: string): void {
    this.type({ values: { ...this.filled.values, [field]: value } });
  }

  /** Makes a file ready and keeps what of it is shown, in place of the one before; gives what is wrong with it. */
  async choose(chosen: File, shape: Shape): Promise<string | null> {
    const made = await toPicture(chosen, shape);
    if (typeof made === 'string') return made;
    try {
      await this.replace({ picture: made.id }, [put('files', made)]);
      return null;
    } catch {
      return `${chosen.name} could not be kept on this device. Make room and choose it again.`;
    }
  }

  /** Takes the chosen picture away, and with `kept` the one that the record has. */
  async removePicture(kept: boolean): Promise<void> {
    await this.replace({ picture: kept ? null : undefined }, []);
  }

  protected override write({ values, picture }: FilledRecord): DraftContent {
    const fields = cutValues(values);
    return {
      fields: picture === null ? { ...fields, [withoutPicture]: 'yes' } : fields,
      file: picture ?? null,
    };
  }

  protected override read({ fields, file }: Records['drafts']): FilledRecord {
    return {
      values: keptValues(fields, this.start.values),
      picture: file ?? (fields[withoutPicture] ? null : undefined),
    };
  }
}
