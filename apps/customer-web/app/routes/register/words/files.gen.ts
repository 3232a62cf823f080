// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface FilesWords {
  add: string
  replace: string
  remove: string
  limits: string
  notAPicture: string
  size(values: { name: string | number; size: string | number }): string
}

const english: FilesWords = {
  add: "Choose a picture",
  replace: "Choose another",
  remove: "Remove",
  limits: "PNG, JPEG or WebP. A large photo is made smaller on your device.",
  notAPicture: "This file cannot be read as a picture. Choose a PNG, JPEG or WebP picture.",
  size: (d) => d.name + ", " + d.size + " KB"
}

export const filesWords: () => FilesWords = catalogue(english)
