export type { Bytes } from './bytes.ts'
export { deleteUnusedPicture, findPicture, keepPicture, readPicture, storePicture } from './picture.ts'
export { type ReadFile, readPictureOrAudio } from './read-file.ts'
