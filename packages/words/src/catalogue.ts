/** The words of one catalogue: texts, and functions for texts with values. */
export type Words = object

/** Returns the words of a catalogue in the reader's language, or the given English ones. */
export type Translate = <W extends Words>(english: W) => W

let translate: Translate = (english) => english

/** Sets the language of all catalogues. Pages read words while they render, so that they follow at the next render. */
export function translateWith(next: Translate): void {
  translate = next
}

/** A compiled catalogue. Call it where the words are needed, never while a module loads. */
export function catalogue<W extends Words>(english: W): () => W {
  return () => translate(english)
}
