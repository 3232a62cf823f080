/** Shares a text by the device's own dialog, or copies it where there is none. False when neither was possible. */
export async function shareText(text: string): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ text })
      return 'shared'
    }
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch (error) {
    // The customer closed the dialog.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed'
  }
}
