import { useCallback, type ComponentProps } from 'react'
import { Link as RouterLink, NavLink as RouterNavLink, useNavigate, type NavigateOptions, type To } from 'react-router'
import { usePlatform, type Platform } from './environment.tsx'

/** Adds `?platform=mobile` to an internal link, so that the server leaves the shell out too. */
export function withPlatform(to: string, platform: Platform): string
export function withPlatform(to: To, platform: Platform): To
export function withPlatform(to: To, platform: Platform): To {
  if (platform === 'web') return to
  if (typeof to !== 'string') return { ...to, search: withFlag(to.search ?? '') }
  if (!to.startsWith('/') || to.startsWith('//')) return to
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? []
  return `${path}${withFlag(search)}${hash}`
}

function withFlag(search: string): string {
  const params = new URLSearchParams(search)
  params.set('platform', 'mobile')
  return `?${params}`
}

export function Link({ to, ...rest }: ComponentProps<typeof RouterLink>) {
  return <RouterLink {...rest} to={withPlatform(to, usePlatform())} />
}

export function NavLink({ to, ...rest }: ComponentProps<typeof RouterNavLink>) {
  return <RouterNavLink {...rest} to={withPlatform(to, usePlatform())} />
}

/** Like `useNavigate`, with the platform flag added to each path. The function is stable. */
export function usePlatformNavigate(): (to: To, options?: NavigateOptions) => void {
  const navigate = useNavigate()
  const platform = usePlatform()
  return useCallback((to, options) => void navigate(withPlatform(to, platform), options), [navigate, platform])
}
