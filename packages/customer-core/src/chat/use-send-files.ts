import { sendChatMessage } from '@tarapath/api-client/consultations'
import { useAtomValue, useStore } from 'jotai'
import { useMemo } from 'react'
import { chatAtom, serverAheadMsAtom } from '../consultation/index.ts'
import { deviceClock, engineAtom, useApi } from '../platform/index.ts'
import { createFileSender, type SendFiles } from './file-sender.ts'
import { pendingFilesAtom, withChange } from './pending-files.ts'

/** Sends pictures and recordings of the customer's chat. */
export function useSendFiles(consultationId: string): SendFiles {
  const api = useApi()
  const store = useStore()
  const engine = useAtomValue(engineAtom)
  return useMemo(
    () =>
      createFileSender({
        consultationId,
        now: () => deviceClock.now() + store.get(serverAheadMsAtom),
        post: ({ key, file }, options) =>
          sendChatMessage(api, { consultation_id: consultationId, attachment: file, client_message_id: key }, options),
        add: (file) => store.set(pendingFilesAtom, (files) => [...files, file]),
        change: (key, change) => store.set(pendingFilesAtom, (files) => withChange(files, key, change)),
        find: (key) => store.get(pendingFilesAtom).find((one) => one.key === key),
        onActivity: (kind) => engine?.activity(kind),
        onDone: () => store.get(chatAtom)?.refresh(),
      }),
    [api, store, engine, consultationId],
  )
}
