/** What fonts give for a glyph whose letters they do not know. */
const unknown = /[\p{Co}\p{Cn}\ufffd]|(?!\s)\p{Cc}/gu;
/** A symbol of a formula is one unknown character; a word has letters or several. */
const unreadableWord = /\p{L}|[\p{Co}\p{Cn}\p{Cc}\ufffd]{2}/u;

/** So many unreadable words of a page, and this part of all, are more than a formula or a logo. */
const fewest = { words: 3, share: 0.1 };

/** Whether a page is drawn with fonts that do not say which letters they show. */
export function isUnreadable(text: string): boolean {
  if (!text.match(unknown)) return false;
  const words = text.split(/[ \n\u00a0]+/u).filter((word) => word !== '');
  const unread = words.filter((word) => word.match(unknown) && unreadableWord.test(word));
  return unread.length >= fewest.words && unread.length >= words.length * fewest.share;
}
