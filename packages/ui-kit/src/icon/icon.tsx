import type { ReactElement } from 'react'

/** Props of every icon and glyph. */
export interface IconProps {
  /** Edge in px; 20 by default. */
  size?: number | undefined
  /** The name of the icon. Without it the icon is decoration and hidden from screen readers. */
  title?: string | undefined
  className?: string | undefined
}

/** An icon component. It draws one path in a 24 × 24 view box with a stroke of 1.7. */
export type Icon = (props: IconProps) => ReactElement

/** Draws the path of an icon. */
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

/** Creates an icon component from a path. */
export function createIcon(d: string, solid = false): Icon {
  return (props) => <Stroke d={d} solid={solid} {...props} />
}
