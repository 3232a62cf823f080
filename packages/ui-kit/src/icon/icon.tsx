import type { ReactElement } from 'react'

/** Props of every icon and glyph. */
export interface IconProps {
  /** Edge in px; 20 by default. */
  size?: number | undefined
  /** Names the picture. Without it the picture is decoration and hidden from screen readers. */
  title?: string | undefined
  className?: string | undefined
}

/** An icon: a component that draws one path on a 24 grid with a round 1.7 stroke. */
export type Icon = (props: IconProps) => ReactElement

/** Draws a path in the hand of the set. */
export function Stroke({
  d,
  size = 20,
  title,
  className,
  solid,
}: IconProps & { d: string; solid?: boolean }): ReactElement {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={solid ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <path d={d} />
    </svg>
  )
}

/** Makes an icon of a path. */
export function createIcon(d: string, solid = false): Icon {
  return (props) => <Stroke d={d} solid={solid} {...props} />
}
