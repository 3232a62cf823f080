import { showToast } from '@tarapath/ui-kit'
import { useStore } from 'jotai'
import { useCallback } from 'react'
import { useSignInFirst } from '../account/index.ts'
import { usePlatformNavigate, useOpenDialog, type LazyDialog } from '../platform/index.ts'
import type { BeforeStartProps } from './before-start-sheet.tsx'
import { openConsultationIdAtom } from './session-atoms.ts'

const beforeStartSheet: LazyDialog<Omit<BeforeStartProps, 'onClose'>> = {
  load: () => import('./before-start-sheet.tsx'),
}

export interface ChatWith {
  id: number
  name: string
}

/** `const startChat = useStartChat()`: signs in first if need be, then shows what it will cost. */
export function useStartChat(): (astrologer: ChatWith) => void {
  const store = useStore()
  const go = usePlatformNavigate()
  const signInFirst = useSignInFirst()
  const openDialog = useOpenDialog()
  return useCallback(
    ({ id, name }) => {
      signInFirst(() => {
        if (store.get(openConsultationIdAtom)) {
          showToast({ text: 'You are in a consultation already. Here it is.' })
          go('/chat')
        } else void openDialog(beforeStartSheet, { astrologerId: id, name })
      }, `to chat with ${name}`)
    },
    [store, go, signInFirst, openDialog],
  )
}
