/** Spaces, control and format characters, what fonts do not draw, and the empty Braille cell. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether a reader would see nothing: a zero-width space is not a message. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text)
