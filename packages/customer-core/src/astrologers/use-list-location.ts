import { useContext } from 'react'
import { UNSAFE_DataRouterContext as RouterContext, useLocation, type Location } from 'react-router'

/**
 * Reads the location of the list that is being opened, or else the open one; null when another page is being opened. What
 * is rendered may be of a moment before.
 */
export function useListLocation(): () => Location | null {
  const router = useContext(RouterContext)?.router
  const { pathname } = useLocation()
  return () => {
    if (!router) throw new Error('The list of astrologers needs a router with data.')
    const wanted = router.state.navigation.location ?? router.state.location
    return wanted.pathname === pathname ? wanted : null
  }
}
