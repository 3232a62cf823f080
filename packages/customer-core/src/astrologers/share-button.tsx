import { IconButton, ShareIcon, showToast } from '@tarapath/ui-kit'
import { shareText } from '../platform/index.ts'
import { profileWords } from './words/profile.gen.ts'

/** Shares the address of a page by the device's own dialog, or copies it. */
export function ShareButton({ name, path }: { name: string; path: string }) {
  const words = profileWords()
  const share = async () => {
    const outcome = await shareText(new URL(path, location.href).href)
    if (outcome === 'copied') showToast({ text: words.linkCopied, tone: 'success' })
    if (outcome === 'failed') showToast({ text: words.notShared, tone: 'danger' })
  }
  return (
    <IconButton label={words.share({ name })} onClick={() => void share()}>
      <ShareIcon />
    </IconButton>
  )
}
