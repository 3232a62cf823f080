import type { MediaRooms } from '@tarapath/backend'
import type { MediaNetwork } from './connection.ts'
import type { Room } from './room.ts'

/** WebRTC rooms in this process. WebRTC is loaded with the first offer, because most runs of the server need none. */
export function createMediaRooms(network: MediaNetwork): MediaRooms {
  const rooms = new Map<string, Room>()

  return {
    async publish(name, offer) {
      const { Room } = await import('./room.ts')
      for (const [other, room] of rooms) if (room.isEmpty && other !== name) rooms.delete(other)
      const room = rooms.get(name) ?? new Room(network)
      rooms.set(name, room)
      // In the same step: the next offer removes a room that is still empty.
      return room.publish(offer)
    },
    watch: async (name, watcher, offer) => (await rooms.get(name)?.watch(watcher, offer)) ?? null,
    playlist: async (name) => (await rooms.get(name)?.hls()?.playlist()) ?? null,
    segment: (name, file) => rooms.get(name)?.hlsFile(file) ?? null,
    isSent: (name) => rooms.get(name)?.isSent ?? false,
    drop(name, watcher) {
      if (watcher === undefined) rooms.get(name)?.close()
      else rooms.get(name)?.drop(watcher)
    },
    async close() {
      for (const room of rooms.values()) room.close()
    },
  }
}
