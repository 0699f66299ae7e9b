import { isAscii } from 'node:buffer';

/** Counts the characters of several bytes in UTF-8, and the bytes that are not UTF-8, in chunks of a file. */
export class Utf8Count {
  /** Whole characters of two to four bytes. */
  characters = 0;
  /** Characters that are cut short, and bytes that start none. */
  errors = 0;
  private missing = 0;
  private lowest = 0x80;
  private highest = 0xbf;

  add(bytes: Uint8Array) {
    if (this.missing === 0 && isAscii(bytes)) return;
    for (let at = 0; at < bytes.length; at += 1) this.addByte(bytes[at] ?? 0);
  }

  /** Counts a character that the file ends in. */
  end() {
    if (this.missing > 0) this.errors += 1;
    this.missing = 0;
  }

  private addByte(byte: number) {
    if (this.missing > 0) {
      const follows = byte >= this.lowest && byte <= this.highest;
      this.lowest = 0x80;
      this.highest = 0xbf;
      this.missing = follows ? this.missing - 1 : 0;
      if (follows) {
        if (this.missing === 0) this.characters += 1;
        return;
      }
      this.errors += 1;
    }
    if (byte >= 0x80) this.startCharacter(byte);
  }

  /** The table of well-formed bytes of the Unicode standard (3-7). */
  private startCharacter(byte: number) {
    if (byte >= 0xc2 && byte <= 0xdf) this.missing = 1;
    else if (byte >= 0xe0 && byte <= 0xef) this.missing = 2;
    else if (byte >= 0xf0 && byte <= 0xf4) this.missing = 3;
    else this.errors += 1;
    if (byte === 0xe0) this.lowest = 0xa0;
    if (byte === 0xed) this.highest = 0x9f;
    if (byte === 0xf0) this.lowest = 0x90;
    if (byte === 0xf4) this.highest = 0x8f;
  }
}
