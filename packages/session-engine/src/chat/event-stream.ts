/** One event of a `text/event-stream`. */
export interface StreamEvent {
  /** `message` unless the server names it. */
  type: string
  data: string
  /** The id of this event or, where it has none, of the last one that had. */
  id: string | null
}

/**
 * Reads a `text/event-stream` piece by piece, as the HTML standard has it: any line ending, comments, `data` on several lines,
 * `retry` in ms. An event cut off by the end of the stream is dropped.
 */
export function createEventReader(on: { event(event: StreamEvent): void; retry(ms: number): void }): {
  read(piece: string): void
} {
  let rest = ''
  let type = ''
  let data: string[] = []
  let id: string | null = null
  let isFirst = true

  function readLine(line: string): void {
    if (line === '') {
      if (data.length > 0) on.event({ type: type || 'message', data: data.join('\n'), id })
      type = ''
      data = []
      return
    }
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + (line[colon + 1] === ' ' ? 2 : 1))
    if (field === 'data') data.push(value)
    else if (field === 'event') type = value
    else if (field === 'id' && !value.includes('\0')) id = value
    else if (field === 'retry' && /^\d+$/.test(value)) on.retry(Number(value))
  }

  return {
    read(piece) {
      rest += isFirst ? piece.replace(/^\uFEFF/, '') : piece
      isFirst &&= piece === ''
      // A carriage return at the very end may be half of a line ending.
      const lines = rest.split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop() ?? ''
      lines.forEach(readLine)
    },
  }
}
