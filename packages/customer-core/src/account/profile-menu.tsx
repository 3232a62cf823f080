import { IconButton, LogOutIcon, UserIcon } from '@tarapath/ui-kit'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Link, pageWords } from '../platform/index.ts'
import { alertsAtom } from './alerts.ts'
import { useLogOut } from './log-out.ts'
import { customerAtom } from './customer-atom.ts'
import { profileAtom } from './profile.ts'
import { formatPhone } from './format-phone.ts'
import styles from './profile-menu.module.css'
import { profileMenuWords } from './words/profile-menu.gen.ts'

/** A disclosure of links and one button, and so no `role="menu"`. */
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
    <div
      ref={box}
      role="presentation"
      className={styles['menu']}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) close()
      }}
    >
      <IconButton
        label={profileMenuWords().yourAccount}
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
        <ProfileName />
        <Link to="/profile" className={styles['item']}>
          {profileMenuWords().profile}
        </Link>
        <Link to="/history" className={styles['item']}>
          {pageWords().consultations}
        </Link>
        <Link to="/wallet" className={styles['item']}>
          {pageWords().wallet}
        </Link>
        <Studio />
        <Alerts />
        <LogOut onDone={close} />
      </div>
    </div>
  )
}

/** Where an astrologer goes live. */
function Studio() {
  const state = useAtomValue(profileAtom)
  if (state.name !== 'ready' || !state.profile.is_consultant) return null
  return (
    <Link to="/studio/live" className={styles['item']}>
      {profileMenuWords().studio}
    </Link>
  )
}

function ProfileName() {
  const { name, email } = useAtomValue(customerAtom)
  const state = useAtomValue(profileAtom)
  const contact = state.name === 'ready' ? formatPhone(state.profile.phone_number) : email
  if (!name && !contact) return null
  return (
    <p className={styles['profile']}>
      {name ? <strong>{name}</strong> : null}
      <span>{contact}</span>
    </p>
  )
}

/** Whether a new message sounds and vibrates. */
function Alerts() {
  const [isOn, setOn] = useAtom(alertsAtom)
  return (
    <label className={styles['item']}>
      <span className={styles['grow']}>{profileMenuWords().soundAndVibration}</span>
      <input type="checkbox" checked={isOn} onChange={(event) => setOn(event.target.checked)} />
    </label>
  )
}

/** The menu closes at once when the engine asks for confirmation first. */
function LogOut({ onDone }: { onDone(): void }) {
  const logOut = useLogOut()
  const [isLeaving, setLeaving] = useState(false)
  return (
    <button
      type="button"
      className={styles['item']}
      disabled={isLeaving}
      onClick={() => {
        setLeaving(true)
        void logOut().finally(() => {
          setLeaving(false)
          onDone()
        })
      }}
    >
      <LogOutIcon size={20} />
      {isLeaving ? profileMenuWords().loggingOut : profileMenuWords().logOut}
    </button>
  )
}
