import { Button } from '@tarapath/ui-kit'
import { AlertDialog } from '@tarapath/ui-kit/alert-dialog'
import { useState } from 'react'

interface ConfirmedButtonProps {
  /** Of the button, and of the one that confirms. */
  label: string
  title: string
  description: string
  keep: string
  onConfirm(): void
}

/** A button for what cannot be undone: it asks before it is done. */
export function ConfirmedButton({ label, title, description, keep, onConfirm }: ConfirmedButtonProps) {
  const [isAsked, setAsked] = useState(false)
  const onPress = () => {
    setAsked(false)
    onConfirm()
  }
  return (
    <>
      <Button variant="danger-outline" onClick={() => setAsked(true)}>
        {label}
      </Button>
      {isAsked ? (
        <AlertDialog
          open
          title={title}
          description={description}
          confirm={{ label, variant: 'danger', onPress }}
          cancel={{ label: keep, onPress: () => setAsked(false) }}
        />
      ) : null}
    </>
  )
}
