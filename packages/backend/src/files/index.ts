export type { Bytes } from './bytes.ts'
export { dropPicture, findPicture, keepPicture, readPicture } from './picture.ts'
export { type ReadFile, readPictureOrSound } from './read-file.ts'
