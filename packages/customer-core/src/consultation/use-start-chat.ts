import { showToast } from '@tarapath/ui-kit'
import { useStore } from 'jotai'
import { useCallback } from 'react'
import { useSignInFirst } from '../account/index.ts'
import { usePlatformNavigate, useOpenDialog, type LazyDialog } from '../platform/index.ts'
import type { BeforeStartProps } from './before-start-sheet.tsx'
import { openConsultationIdAtom } from './session-atoms.ts'
import { priceSheetWords } from './words/price-sheet.gen.ts'

const beforeStartSheet: LazyDialog<Omit<BeforeStartProps, 'onClose'>> = {
  load: () => import('./before-start-sheet.tsx'),
}

export interface ChatAstrologer {
  id: number
  name: string
}

/** `const startChat = useStartChat()`: opens the login dialog for a visitor, and then the sheet with the price. */
export function useStartChat(): (astrologer: ChatAstrologer) => void {
  const store = useStore()
  const navigate = usePlatformNavigate()
  const signInFirst = useSignInFirst()
  const openDialog = useOpenDialog()
  return useCallback(
    ({ id, name }) => {
      signInFirst(() => {
        if (store.get(openConsultationIdAtom)) {
          showToast({ text: priceSheetWords().alreadyOpen })
          navigate('/chat')
        } else void openDialog(beforeStartSheet, { astrologerId: id, name })
      }, priceSheetWords().signInToChat({ name }))
    },
    [store, navigate, signInFirst, openDialog],
  )
}
