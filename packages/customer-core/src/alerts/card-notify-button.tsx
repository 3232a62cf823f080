import { Button } from '@tarapath/ui-kit'
import { useAlert, type AlertTarget } from './use-alert.ts'
import { alertWords } from './words/alert.gen.ts'

interface CardNotifyButtonProps {
  astrologer: AlertTarget
}

/** "Notify me" in a card. Once asked it says so, and a tap turns it off. */
export function CardNotifyButton({ astrologer }: CardNotifyButtonProps) {
  const words = alertWords()
  const { alert, isPending, spoken, ask, withdraw } = useAlert(astrologer)
  const isSet = alert !== null
  return (
    <Button
      size="s"
      variant={isSet ? 'quiet' : 'outline'}
      loading={isPending}
      aria-label={isSet ? words.isSetFor(spoken) : words.notifyMeAbout(spoken)}
      onClick={isSet ? withdraw : ask}
    >
      {isSet ? words.isSet : words.notifyMe}
    </Button>
  )
}
