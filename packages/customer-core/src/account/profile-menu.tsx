import { IconButton, LogOutIcon, UserIcon } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../platform/index.ts'
import { useLogOut } from './log-out.ts'
import { profileAtom } from './profile.ts'
import { formatPhone } from './format-phone.ts'
import styles from './profile-menu.module.css'

/** A disclosure, not a role=menu: links and one button behind a button. */
export function ProfileMenu() {
  const [open, setOpen] = useState(false)
  const panelId = useId()
  const box = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const [openedOn, setOpenedOn] = useState(pathname)
  if (open && openedOn !== pathname) setOpen(false)

  const close = () => {
    setOpen(false)
    box.current?.querySelector('button')?.focus()
  }

  useEffect(() => {
    if (!open) return
    const closeOutside = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape is heard for the whole disclosure
    <div
      ref={box}
      className={styles['menu']}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) close()
      }}
    >
      <IconButton
        label="Your account"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => {
          setOpenedOn(pathname)
          setOpen(!open)
        }}
      >
        <UserIcon />
      </IconButton>
      <div id={panelId} className={styles['panel']} hidden={!open}>
        <Who />
        <Link to="/history" className={styles['item']}>
          Consultations
        </Link>
        <Link to="/wallet" className={styles['item']}>
          Wallet
        </Link>
        <LogOut onDone={close} />
      </div>
    </div>
  )
}

function Who() {
  const state = useAtomValue(profileAtom)
  if (state.name !== 'ready') return null
  const { name, phone_number } = state.profile
  return (
    <p className={styles['who']}>
      {name ? <strong>{name}</strong> : null}
      <span>{formatPhone(phone_number)}</span>
    </p>
  )
}

/** Done at once when a running consultation has to be asked about first: the question takes the place of the menu. */
function LogOut({ onDone }: { onDone(): void }) {
  const logOut = useLogOut()
  const [leaving, setLeaving] = useState(false)
  return (
    <button
      type="button"
      className={styles['item']}
      disabled={leaving}
      onClick={() => {
        setLeaving(true)
        void logOut().finally(() => {
          setLeaving(false)
          onDone()
        })
      }}
    >
      <LogOutIcon size={20} />
      {leaving ? 'Logging out' : 'Log out'}
    </button>
  )
}
