import type { ReactElement, ReactNode } from 'react'
import './skeleton.css'
import './skeleton.late.css'

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /** A CSS length, or a number of px. */
  width?: string | number | undefined
  height?: string | number | undefined
  shape?: 'text' | 'box' | 'arch' | undefined
  /** The number of text lines, of which the last is shorter. */
  lines?: number | undefined
}

/** A placeholder of the size of the content that is loading. Put several into a {@link SkeletonGroup}. */
export function Skeleton({ width, height, shape = 'text', lines = 1 }: SkeletonProps): ReactElement {
  const bars = Array.from({ length: lines }, (_, line) => (
    <span
      key={line}
      className="ui-skeleton"
      data-shape={shape}
      style={{ inlineSize: line > 0 && line === lines - 1 ? '60%' : width, blockSize: height }}
    />
  ))
  return <>{bars}</>
}

/** Props of {@link SkeletonGroup}. */
export interface SkeletonGroupProps {
  /** The text for screen readers; "Loading" by default. */
  label?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** A busy region around skeletons, with one label for screen readers. */
export function SkeletonGroup({ label = 'Loading', className, children }: SkeletonGroupProps): ReactElement {
  return (
    <div aria-busy="true" aria-live="polite" className={className}>
      <span className="ui-visually-hidden">{label}</span>
      <div aria-hidden>{children}</div>
    </div>
  )
}
