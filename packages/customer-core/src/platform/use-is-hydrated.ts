import { useSyncExternalStore } from 'react'

/**
 * False while the markup of the server is adopted. The server does not know the customer, and React adopts its markup as
 * it is: the first render has to be the same.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

const neverChanges = () => () => {}
