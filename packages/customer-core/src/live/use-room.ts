import { postRoomMessage } from '@tarapath/own-api/live'
import { useCallback, useEffect, useState } from 'react'
import { useServerEvents, type ServerEvent } from '../events/index.ts'
import { refusalCode, refusalSentence, useApi } from '../platform/index.ts'
import { createRoomLines, lineOf, messageLine } from './room-lines.ts'
import type { LiveStreamUse } from './use-live-stream.ts'
import { roomWords } from './words/room.gen.ts'

/** How often the state is read while no events arrive. */
const READ_EVERY_MS = 10_000

/** The room of a live stream: its phase, its viewers and its chat, by events, and by polling while there are none. */
export function useRoom({ stream, phase, setStream, read }: LiveStreamUse) {
  const api = useApi()
  const { id } = stream
  // Not a state: with each message the whole page would be drawn again.
  const [lines] = useState(createRoomLines)
  // A refused stream of events is asked for again when the live stream was read.
  const [isRefused, setRefused] = useState(false)
  const isJoinable = phase === 'live' || phase === 'paused'

  const readAgain = useCallback(async () => {
    if (await read()) setRefused(false)
  }, [read])

  const onEvent = (event: ServerEvent) => {
    const { type, data } = event
    if (type === 'kicked' && data['live_stream_id'] === id) return void readAgain()
    if (data['room'] !== `live:${id}`) return
    if (type === 'status') return void readAgain()
    if (type === 'viewers') return setStream((now) => ({ ...now, viewer_count: Number(data['count']) }))
    const line = lineOf(event)
    if (line) lines.add(line)
  }
  const isConnected = useServerEvents({
    isOn: isJoinable && !isRefused,
    streamId: id,
    onEvent,
    onGap: () => void readAgain(),
    onRefused() {
      setRefused(true)
      void readAgain()
    },
  })
  useEffect(() => {
    if (isConnected || phase === 'ended') return
    const timer = setInterval(() => void readAgain(), READ_EVERY_MS)
    return () => clearInterval(timer)
  }, [isConnected, phase, readAgain])

  /** Sends a message: null once it is sent, and why not otherwise. */
  const send = async (text: string): Promise<string | null> => {
    try {
      const message = await postRoomMessage(api, { id }, { text })
      lines.add(messageLine(message))
      return null
    } catch (error) {
      const code = refusalCode(error)
      if (code === 'blocked' || code === 'not_live') void readAgain()
      return refusalSentence(error) ?? roomWords().notSent
    }
  }
  return { stream, lines, isConnected, read, send }
}

export type Room = ReturnType<typeof useRoom>
