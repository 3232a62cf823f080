import { MAX_FILE_BYTES } from './send-file.ts'

/** Enough to read the lines of a palm or a printed chart. */
const MAX_SIDE_PX = 1600
const PREVIEW_WIDTH = 260
const SMALL_BYTES = 500_000

export interface PreparedPicture {
  file: File
  /** A data address: it needs no release, and the content policy allows it. */
  preview: string
}

/**
 * A picture that is small enough to send on a slow connection, and its preview. Photographs of phones are drawn smaller, which
 * also leaves out where they were taken. Null when the browser cannot read the picture.
 */
export async function preparePicture(picture: File): Promise<PreparedPicture | null> {
  try {
    const bitmap = await createImageBitmap(picture)
    const preview = draw(bitmap, PREVIEW_WIDTH * 2).toDataURL('image/jpeg', 0.7)
    const isSmall = picture.size <= SMALL_BYTES && /^image\/(?:jpeg|png|webp)$/.test(picture.type)
    const file = isSmall ? picture : await toJpeg(draw(bitmap, MAX_SIDE_PX))
    bitmap.close()
    return file !== null && file.size <= MAX_FILE_BYTES ? { file, preview } : null
  } catch {
    // Browsers cannot read every format, such as HEIC.
    return null
  }
}

function draw(bitmap: ImageBitmap, longest: number): HTMLCanvasElement {
  const scale = Math.min(longest / Math.max(bitmap.width, bitmap.height), 1)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

const toJpeg = (canvas: HTMLCanvasElement): Promise<File | null> =>
  new Promise((resolve) =>
    canvas.toBlob(
      (blob) => resolve(blob && new File([blob], 'picture.jpg', { type: 'image/jpeg' })),
      'image/jpeg',
      0.85,
    ),
  )
