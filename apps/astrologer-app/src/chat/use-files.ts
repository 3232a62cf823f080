import { sendFileInChat } from '@tarapath/astrologer-api'
import { createFileSender, withChange, type PendingFile, type SendFiles } from '@tarapath/customer-core/chat-files'
import { useState } from 'react'
import { api } from '../platform/api.ts'

interface FilesOptions {
  reportTyping: () => void
  refresh: () => void
}

/** Pictures and recordings on their way to the customer, and what sends them. */
export function useFiles(
  consultationId: number,
  { reportTyping, refresh }: FilesOptions,
): [readonly PendingFile[], SendFiles] {
  const [pending, setPending] = useState<readonly PendingFile[]>([])
  const files = createFileSender({
    consultationId: String(consultationId),
    now: () => Date.now(),
    post: ({ key, file }, callOptions) =>
      sendFileInChat(api, { consultation_id: consultationId, attachment: file, client_message_id: key }, callOptions),
    add: (file) => setPending((known) => [...known, file]),
    change: (key, change) => setPending((known) => withChange(known, key, change)),
    find: (key) => pending.find((file) => file.key === key),
    onActivity: (kind) => {
      if (kind === 'typing') reportTyping()
    },
    onDone: refresh,
  })
  return [pending, files]
}
