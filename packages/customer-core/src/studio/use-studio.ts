import { blockLiveStreamUser, updateLiveStreamStatus } from '@tarapath/api-client/live'
import { cancelLiveStream, getStudio, prepareLiveStream, type Studio } from '@tarapath/own-api/live'
import { showToast } from '@tarapath/ui-kit'
import { useCallback, useEffect, useRef, useState } from 'react'
import { refusalSentence, useApi } from '../platform/index.ts'
import { studioWords } from './words/studio.gen.ts'

const READ_EVERY_MS = 5000

/** The studio as it goes on, and what the astrologer does in it. A refused change is told, and changes nothing. */
export function useStudio(loaded: Studio) {
  const api = useApi()
  const [studio, setStudio] = useState(loaded)
  const [isChanging, setChanging] = useState(false)
  const id = studio.stream?.id ?? null
  const isLive = studio.stream?.status === 'live'

  // What was asked for before a change may be answered after it, and would undo it.
  const changes = useRef(0)
  const read = useCallback(async () => {
    const before = changes.current
    try {
      const next = await getStudio(api)
      if (changes.current === before) setStudio(next)
    } catch {
      // The last known state stays, and is read again.
    }
  }, [api])
  useEffect(() => {
    if (!isLive) return
    const timer = setInterval(() => void read(), READ_EVERY_MS)
    return () => clearInterval(timer)
  }, [isLive, read])

  const change = async (request: () => Promise<unknown>): Promise<boolean> => {
    setChanging(true)
    try {
      await request()
      return true
    } catch (error) {
      showToast({ text: refusalSentence(error) ?? studioWords().failed, tone: 'danger' })
      return false
    } finally {
      changes.current += 1
      await read()
      setChanging(false)
    }
  }
  const setStatus = (status: 'live' | 'paused' | 'ended') =>
    change(async () => {
      if (id === null) return
      const { is_paused: isPaused = status === 'paused' } = await updateLiveStreamStatus(api, { id }, { status })
      setStudio((last) => ({
        ...last,
        stream: last.stream && status !== 'ended' ? { ...last.stream, is_paused: isPaused } : null,
      }))
    })

  return {
    studio,
    isChanging,
    goLive: (title: string) =>
      change(async () => {
        const stream = await prepareLiveStream(api, { title })
        await updateLiveStreamStatus(api, { id: stream.id }, { status: 'live' })
        setStudio((last) => ({ ...last, stream: { ...stream, status: 'live' } }))
      }),
    announce: (title: string, at: string) => change(() => prepareLiveStream(api, { title, scheduled_at: at })),
    cancel: () => change(async () => id !== null && cancelLiveStream(api, { live_stream_id: id })),
    setStatus,
    setBlocked: (user_id: number, is_blocked: boolean) =>
      change(async () => id !== null && blockLiveStreamUser(api, { id }, { user_id, is_blocked })),
  }
}

export type StudioUse = ReturnType<typeof useStudio>
