/** A short word that ends in a dot, such as "K." or "डॉ.", and a name after it that is not too long to stand beside it. */
const INITIAL = /(?<![^\s])((?:\p{L}\p{M}*){1,4}\.)\s+(?=\S{1,12}(?:\s|$))/gu

/** Keeps initials and titles on the line of the name that follows: no line ends in "Acharya K.". */
export const keepInitials = (name: string): string => name.replaceAll(INITIAL, '$1\u00A0')
