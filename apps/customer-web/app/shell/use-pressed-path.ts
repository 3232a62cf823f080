import { useLocation, useNavigation } from 'react-router'

/** The path of the page, or of the one that is being opened: a pressed link answers at once. */
export function usePressedPath(): string {
  const location = useLocation()
  return (useNavigation().location ?? location).pathname
}
