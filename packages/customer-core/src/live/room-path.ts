/** The address of a live stream's page. */
export const roomPath = (streamId: number): string => `/live-session?stream=${streamId}`

/** The id in that address; null where it has none. */
export function streamInAddress(url: string): number | null {
  const id = new URL(url).searchParams.get('stream') ?? ''
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null
}
