import { atom, useAtom, useSetAtom } from 'jotai'
import { useCallback, useEffect, type ComponentType, type MouseEvent, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { answerTap, keepAnswer } from './early-tap.ts'
import { loadInTime } from './load-in-time.ts'

export interface DialogProps {
  onClose(): void
}

/** A dialog whose code is loaded when it is first opened. */
export interface LazyDialog<Props> {
  load(): Promise<{ default: ComponentType<Props & DialogProps> }>
}

type OpenDialog = { key: number; path: string; render(onClose: () => void): ReactNode }

const openDialogAtom = atom<OpenDialog | null>(null)
/** The code of a dialog is being loaded. */
export const isDialogComingAtom = atom(false)
let lastKey = 0

/** `const openDialog = useOpenDialog(); openDialog(lazyLoginDialog, { onSignedIn })` */
export function useOpenDialog() {
  const show = useSetAtom(openDialogAtom)
  const setComing = useSetAtom(isDialogComingAtom)
  return useCallback(
    async <Props,>(dialog: LazyDialog<Props>, props: Props): Promise<void> => {
      setComing(true)
      keepAnswer()
      try {
        const { default: Dialog } = await loadInTime(dialog.load)
        lastKey += 1
        show({ key: lastKey, path: location.pathname, render: (onClose) => <Dialog {...props} onClose={onClose} /> })
      } catch {
        // A message has been shown.
      }
      setComing(false)
      answerTap(null)
    },
    [show, setComing],
  )
}

/** Renders the open dialog. At most one is open, and navigation closes it. */
export function DialogHost() {
  const [dialog, show] = useAtom(openDialogAtom)
  const { pathname } = useLocation()
  // The address changes before its page is drawn: what is opened in between belongs to the new page.
  useEffect(() => show((open) => (open?.path === pathname ? open : null)), [pathname, show])
  useEffect(() => () => show(null), [show])
  const close = useCallback((key: number) => show((current) => (current?.key === key ? null : current)), [show])
  if (!dialog) return null
  // A page that a link of the dialog opens is seen while it comes, and not the dialog before it.
  const onClick = (event: MouseEvent) => {
    if (event.isDefaultPrevented() && (event.target as Element).closest('a[href]')) close(dialog.key)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- links turn keys into clicks
    <div key={dialog.key} onClick={onClick}>
      {dialog.render(() => close(dialog.key))}
    </div>
  )
}
