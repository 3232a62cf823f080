import { getLiveStream } from '@tarapath/api-client/live'
import type { LiveStream } from '@tarapath/api-client/types'
import { postRoomMessage } from '@tarapath/own-api/live'
import { useCallback, useEffect, useState } from 'react'
import { useServerEvents, type ServerEvent } from '../events/index.ts'
import { refusalCode, refusalSentence, useApi } from '../platform/index.ts'
import { addLine, lineOf, messageLine, type RoomLine } from './room-lines.ts'
import { roomWords } from './words/room.gen.ts'

/** How often the state is read while no events arrive. */
const READ_EVERY_MS = 10_000

export type RoomPhase = 'soon' | 'live' | 'paused' | 'ended' | 'blocked'

export function phaseOf({ status, is_blocked, is_paused }: LiveStream): RoomPhase {
  if (is_blocked) return 'blocked'
  if (status !== 'live') return status === 'scheduled' ? 'soon' : 'ended'
  return is_paused ? 'paused' : 'live'
}

/** A live stream as it goes on: its phase, its viewers and its chat, by events, and by polling while there are none. */
export function useRoom(loaded: LiveStream) {
  const api = useApi()
  const { id } = loaded
  const [stream, setStream] = useState(loaded)
  const [lines, setLines] = useState<readonly RoomLine[]>([])
  // A refused stream of events is asked for again when the live stream was read.
  const [isRefused, setRefused] = useState(false)
  const phase = phaseOf(stream)
  const isJoinable = phase === 'live' || phase === 'paused'

  const read = useCallback(async () => {
    try {
      setStream(await getLiveStream(api, { id }))
      setRefused(false)
    } catch {
      // The last known state stays, and is read again.
    }
  }, [api, id])

  const onEvent = (event: ServerEvent) => {
    const { type, data } = event
    if (type === 'kicked' && data['live_stream_id'] === id) return void read()
    if (data['room'] !== `live:${id}`) return
    if (type === 'status') return void read()
    if (type === 'viewers') return setStream((now) => ({ ...now, viewer_count: Number(data['count']) }))
    const line = lineOf(event)
    if (line) setLines((now) => addLine(now, line))
  }
  const isConnected = useServerEvents({
    isOn: isJoinable && !isRefused,
    streamId: id,
    onEvent,
    onGap: () => void read(),
    onRefused() {
      setRefused(true)
      void read()
    },
  })
  useEffect(() => {
    if (isConnected || phase === 'ended') return
    const timer = setInterval(() => void read(), READ_EVERY_MS)
    return () => clearInterval(timer)
  }, [isConnected, phase, read])

  /** Sends a message: null once it is sent, and why not otherwise. */
  const send = async (text: string): Promise<string | null> => {
    try {
      const message = await postRoomMessage(api, { id }, { text })
      setLines((now) => addLine(now, messageLine(message)))
      return null
    } catch (error) {
      const code = refusalCode(error)
      if (code === 'blocked' || code === 'not_live') void read()
      return refusalSentence(error) ?? roomWords().notSent
    }
  }
  return { stream, phase, lines, isConnected, read, send }
}

export type Room = ReturnType<typeof useRoom>
