/** `18°42′` */
export function formatDegrees(degrees: number): string {
  const minutes = Math.floor(degrees * 60)
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`
}
