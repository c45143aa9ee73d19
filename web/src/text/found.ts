/** Looking for words in texts. */

/** Without capitals, and without the joiner that keeps the parts of "38-го" in one line: nobody types it. */
const plain = (text: string): string => text.replaceAll("\u2060", "").toLocaleLowerCase();

/** Whether the words stand in a text; where none are sought, in any. */
export function isFound(words: string, text: string): boolean {
  const sought = plain(words.trim());
  return !sought || plain(text).includes(sought);
}
