import { connect } from 'node:net'

export interface Listener {
  /** Bytes of notifications since the last call. */
  takeBytes: () => number
  close: () => void
}

const PROTOCOL = 196_608

/**
 * A connection that listens on channels and counts what it gets without reading it, so that a hundred of them cost
 * what Postgres does for them and no driver.
 */
export function listen(url: string, channels: readonly string[]): Promise<Listener> {
  const { hostname, port, username, pathname } = new URL(url)
  const socket = connect(Number(port), hostname)
  const parameters = Buffer.from(`user\0${username}\0database\0${pathname.slice(1)}\0\0`)
  let bytes = 0
  return new Promise((resolve, reject) => {
    socket.once('error', reject).once('close', () => reject(new Error('The connection of a listener ended.')))
    socket.once('connect', () => socket.write(Buffer.concat([int(parameters.length + 8), int(PROTOCOL), parameters])))
    let isAsked = false
    socket.on('data', (piece: Buffer) => {
      bytes += piece.length
      // "Ready for query", once after the start and once after LISTEN.
      if (piece.at(-6) !== 0x5a || piece.at(-1) !== 0x49) return
      if (isAsked) {
        socket.removeAllListeners('data').on('data', ({ length }: Buffer) => void (bytes += length))
        bytes = 0
        return resolve({
          takeBytes() {
            const taken = bytes
            bytes = 0
            return taken
          },
          close: () => socket.destroy(),
        })
      }
      isAsked = true
      const statement = Buffer.from(`${channels.map((channel) => `LISTEN ${channel}`).join(';')}\0`)
      socket.write(Buffer.concat([Buffer.from('Q'), int(statement.length + 4), statement]))
    })
  })
}

function int(value: number): Buffer {
  const four = Buffer.alloc(4)
  four.writeInt32BE(value)
  return four
}
