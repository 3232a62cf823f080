import { atom } from 'jotai'

const KEY = 'messageAlerts'

const storedAtom = atom<boolean | null>(null)

/** Whether new messages sound, vibrate and notify. Kept on this device; on until the customer turns it off. */
export const alertsAtom = atom(
  (get) => get(storedAtom) ?? read() !== 'off',
  (_, set, isOn: boolean) => {
    set(storedAtom, isOn)
    try {
      localStorage.setItem(KEY, isOn ? 'on' : 'off')
    } catch {
      // Storage is blocked: the setting holds until the page is closed.
    }
  },
)

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
