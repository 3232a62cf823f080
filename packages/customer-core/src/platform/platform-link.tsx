import type { ComponentProps } from 'react'
import { Link as RouterLink, NavLink as RouterNavLink, useNavigate, type NavigateOptions, type To } from 'react-router'
import { usePlatform, type Platform } from './environment.tsx'

/** Keeps `?platform=mobile` on a link of ours, so that the server, too, leaves the shell out. */
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

/** `navigate(to)` that keeps the platform flag. */
export function usePlatformNavigate(): (to: To, options?: NavigateOptions) => void {
  const navigate = useNavigate()
  const platform = usePlatform()
  return (to, options) => void navigate(withPlatform(to, platform), options)
}
