import type { Client } from '@tarapath/api-client'
import { useEffect, useState } from 'react'
import { useApi } from './api.ts'

/**
 * What a part of a page reads after it is drawn, which the page can be without: null until it has come, and where it fails.
 * It is read again when `read` changes, and what came before stays until then. A `read` of null reads nothing.
 */
export function useRead<Reply>(read: ((api: Client) => Promise<Reply>) | null): Reply | null {
  const api = useApi()
  const [reply, setReply] = useState<Reply | null>(null)
  useEffect(() => {
    if (read === null) return
    let isMounted = true
    read(api).then(
      (latest) => isMounted && setReply(latest),
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [api, read])
  return reply
}
