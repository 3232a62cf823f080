/**
 * Shares a text, or with an address a link of that title, by the device's own dialog. Copies the text or the address
 * where there is none.
 */
export async function shareText(text: string, address?: string): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share(address === undefined ? { text } : { title: text, url: address })
      return 'shared'
    }
    await navigator.clipboard.writeText(address ?? text)
    return 'copied'
  } catch (error) {
    // The customer closed the dialog.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed'
  }
}
