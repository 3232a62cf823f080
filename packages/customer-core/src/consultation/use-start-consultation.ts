import { showToast } from '@tarapath/ui-kit'
import { useStore } from 'jotai'
import { useCallback } from 'react'
import { useSignInFirst } from '../account/index.ts'
import { usePlatform, usePlatformNavigate, useOpenDialog, type LazyDialog } from '../platform/index.ts'
import type { BeforeStartProps } from './before-start-sheet.tsx'
import { consultationKindAtom, openConsultationIdAtom, type ConsultationKind } from './session-atoms.ts'
import { startWords } from './words/start.gen.ts'

const beforeStartSheet: LazyDialog<Omit<BeforeStartProps, 'onClose'>> = {
  load: () => import('./before-start-sheet.tsx'),
}

export interface AstrologerToConsult {
  id: number
  name: string
}

type Start = (astrologer: AstrologerToConsult) => void

/** `const startChat = useStartChat()`: opens the login dialog for a visitor, and then the sheet with the price. */
export const useStartChat = (): Start => useStart('chat')

/** As {@link useStartChat}, for a telephone call. */
export const useStartCall = (): Start => useStart('call')

function useStart(kind: ConsultationKind): Start {
  const store = useStore()
  const platform = usePlatform()
  const navigate = usePlatformNavigate()
  const signInFirst = useSignInFirst()
  const openDialog = useOpenDialog()
  return useCallback(
    ({ id, name }) => {
      const words = startWords()
      signInFirst(
        () => {
          if (store.get(openConsultationIdAtom)) {
            showToast({ text: words.alreadyOpen })
            // A call on the website has its widget on every page.
            if (store.get(consultationKindAtom) === 'chat' || platform === 'mobile') navigate('/chat')
          } else void openDialog(beforeStartSheet, { kind, astrologerId: id, name })
        },
        kind === 'call' ? words.signInToCall({ name }) : words.signInToChat({ name }),
      )
    },
    [kind, store, platform, navigate, signInFirst, openDialog],
  )
}
