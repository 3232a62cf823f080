import { useEffect, useState } from 'react'

/** Whether a payment is prepared or its pay page opens. Back from there the browser shows this page as it was left: it is over. */
export function usePaying(): [boolean, (isPaying: boolean) => void] {
  const [isPaying, setPaying] = useState(false)
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setPaying(false)
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])
  return [isPaying, setPaying]
}
