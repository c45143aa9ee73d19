/** Looking for words in texts. */

/** Without capitals, and without the joiner that keeps "38-го" on one line: nobody types it. */
const plain = (text: string): string => text.replaceAll("\u2060", "").toLocaleLowerCase();

/** Whether a text contains the words; with no words, any text does. */
export function isFound(words: string, text: string): boolean {
  const sought = plain(words.trim());
  return !sought || plain(text).includes(sought);
}
