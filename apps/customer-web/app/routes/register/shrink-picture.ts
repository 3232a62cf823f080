/** The server takes 256 KB; the form says 240 KB. */
const MAX_BYTES = 240_000
/** The longest sides to try, so that a certificate stays as readable as it can. */
const SIDES = [2000, 1600, 1280, 1000, 800]
const QUALITY = 0.8

/** A picture that the server takes, drawn smaller where needed. Null when the browser cannot read the file. */
export async function shrinkPicture(file: File): Promise<File | null> {
  try {
    const bitmap = await createImageBitmap(file)
    try {
      if (file.size <= MAX_BYTES && /^image\/(?:jpeg|png|webp)$/.test(file.type)) return file
      for (const side of SIDES) {
        const smaller = await toJpeg(bitmap, side)
        if (smaller && smaller.size <= MAX_BYTES) return new File([smaller], file.name, { type: 'image/jpeg' })
      }
      return null
    } finally {
      bitmap.close()
    }
  } catch {
    // Not a picture, or in a format that this browser cannot read.
    return null
  }
}

function toJpeg(bitmap: ImageBitmap, side: number): Promise<Blob | null> {
  const scale = Math.min(side / Math.max(bitmap.width, bitmap.height), 1)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
