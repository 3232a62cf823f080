import { Button } from '@tarapath/ui-kit'
import { useAlert } from './use-alert.ts'
import { alertWords } from './words/alert.gen.ts'

interface CardNotifyButtonProps {
  astrologer: { id: number; name: string }
}

/** "Notify me" in a card. Once asked it says so, and a tap turns it off. */
export function CardNotifyButton({ astrologer }: CardNotifyButtonProps) {
  const words = alertWords()
  const { name } = astrologer
  const { alert, isPending, ask, withdraw } = useAlert(astrologer)
  const isSet = alert !== null
  return (
    <Button
      size="s"
      variant={isSet ? 'quiet' : 'outline'}
      loading={isPending}
      aria-label={isSet ? words.isSetFor({ name }) : words.notifyMeAbout({ name })}
      onClick={isSet ? withdraw : ask}
    >
      {isSet ? words.isSet : words.notifyMe}
    </Button>
  )
}
