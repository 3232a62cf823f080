import type { MediaRooms } from '@tarapath/backend'

const GATHERING_MS = 1500

/** The rooms of live streams in this page, over its own WebRTC: what one screen sends, another receives. */
export function createPageRooms(): MediaRooms {
  const senders = new Map<string, RTCPeerConnection>()
  const watchers = new Map<string, RTCPeerConnection>()

  const drop = (room: string, watcher?: string) => {
    for (const [name, connection] of watchers) {
      if (watcher === undefined ? !name.startsWith(`${room}/`) : name !== `${room}/${watcher}`) continue
      connection.close()
      watchers.delete(name)
    }
    if (watcher !== undefined) return
    senders.get(room)?.close()
    senders.delete(room)
  }
  return {
    async publish(room, offer) {
      const connection = new RTCPeerConnection()
      const answer = await answerTo(connection, offer)
      senders.get(room)?.close()
      senders.set(room, connection)
      return answer
    },
    async watch(room, watcher, offer) {
      const sender = senders.get(room)
      if (!sender) return null
      const connection = new RTCPeerConnection()
      for (const { track } of sender.getReceivers()) connection.addTrack(track)
      const answer = await answerTo(connection, offer)
      drop(room, watcher)
      watchers.set(`${room}/${watcher}`, connection)
      return answer
    },
    // Parts over HTTP are made by the server.
    playlist: async () => null,
    segment: () => null,
    // Stories show live streams that no camera sends, and the backend ends those after a minute.
    isSent: () => true,
    drop,
    async close() {
      for (const connection of [...senders.values(), ...watchers.values()]) connection.close()
    },
  }
}

/** With every candidate, because no message follows it. */
async function answerTo(connection: RTCPeerConnection, offer: string): Promise<string> {
  await connection.setRemoteDescription({ type: 'offer', sdp: offer })
  await connection.setLocalDescription()
  await new Promise<void>((resolve) => {
    const read = () => connection.iceGatheringState === 'complete' && resolve()
    connection.addEventListener('icegatheringstatechange', read)
    setTimeout(resolve, GATHERING_MS)
    read()
  })
  return connection.localDescription?.sdp ?? ''
}
